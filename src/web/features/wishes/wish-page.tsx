import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { useSession } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AnswerWish } from './answer-wish.tsx'
import type { WishCategory } from './load-wishes.ts'
import type { OpenWish } from './open-wish.ts'
import { OwnWish } from './own-wish.tsx'
import { useMyWishes } from './use-my-wishes.ts'
import { daysText, priceText } from './wish-facts.ts'

interface WishPageProps {
  wish: OpenWish | null
  category: WishCategory | undefined
}

/** `/wishes/:id`: a wish; for its owner with the answers, for neighbours with what they can offer. */
export function WishPage({ wish, category }: WishPageProps) {
  const t = useTranslate()
  if (!wish)
    return (
      <EmptyState
        as="h1"
        drawing="lost"
        title={t('wishes.page.over')}
        text={t('wishes.page.over-text')}
        action={<LinkButton to="/wishes">{t('wishes.page.others')}</LinkButton>}
      />
    )
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <Breadcrumb trail={[{ label: t('wishes.list.title'), to: '/wishes' }, { label: wish.title }]} />
      <p className="mt-4 text-ink-soft">{t('wishes.page.looks-for', { name: wish.first_name })}</p>
      <h1 lang={wish.language} className="text-3xl wrap-anywhere md:text-4xl">
        {wish.title}
      </h1>
      {wish.note && (
        <p lang={wish.language} className="mt-3 max-w-2xl text-lg wrap-anywhere">
          {wish.note}
        </p>
      )}
      <Facts wish={wish} />
      <div className="mt-8">
        <Part wish={wish} category={category} />
      </div>
    </div>
  )
}

function Facts({ wish }: { wish: OpenWish }) {
  const t = useTranslate()
  const format = useFormat()
  const facts: [string, ReactNode][] = [
    [t('wishes.page.when'), daysText(wish, format, t)],
    [t('wishes.page.where'), placeName(wish)],
    [t('wishes.page.pays'), priceText(wish, format, t) ?? t('wishes.page.price-open')],
    [t('wishes.page.until'), format.date(wish.expires_at, 'day', 'UTC')],
  ]
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 md:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd suppressHydrationWarning className="tabular font-semibold wrap-anywhere first-letter:uppercase">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the reader can do here depends on who they are, which only the browser knows. */
function Part({ wish, category }: { wish: OpenWish; category: WishCategory | undefined }) {
  const t = useTranslate()
  const session = useSession()
  const navigate = useNavigate()
  const { data } = useMyWishes()
  if (session.status === 'loading' || (session.status === 'signed-in' && !data))
    return <div className="min-h-64" />
  const own = data?.find(({ id }) => id === wish.id)
  if (own) return <OwnWish wish={wish} answers={own.answers.map((answer) => answer.item_id)} />
  return (
    <>
      {session.status === 'signed-in' ? (
        <AnswerWish wish={wish} category={category} />
      ) : (
        <Card as="section" aria-labelledby="answer">
          <h2 id="answer" className="text-xl">
            {t('wishes.answer.title')}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">{t('wishes.answer.text', { name: wish.first_name })}</p>
          <Button
            onClick={() => {
              rememberRedirect(`/wishes/${wish.id}`)
              void navigate('/login')
            }}
          >
            {t('wishes.answer.sign-in')}
          </Button>
        </Card>
      )}
      <Link
        to={`/report/wish/${wish.id}`}
        className="mt-6 inline-flex min-h-11 items-center text-sm underline"
      >
        {t('wishes.page.report')}
      </Link>
    </>
  )
}
