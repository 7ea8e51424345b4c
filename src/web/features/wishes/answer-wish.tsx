import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fittingFirst, mayFit } from './fitting-first.ts'
import type { WishCategory } from './load-wishes.ts'
import { OfferRow } from './offer-row.tsx'
import type { OpenWish } from './open-wish.ts'
import { useWishOffers } from './use-wish-offers.ts'

/** What a neighbour can offer for a wish: own items, fitting ones first, or a new listing. */
export function AnswerWish({ wish, category }: { wish: OpenWish; category: WishCategory | undefined }) {
  const t = useTranslate()
  const { data, error, refetch } = useWishOffers(wish.id)
  const [showsAll, setShowsAll] = useState(false)
  const items = data && fittingFirst(data, wish)
  const fitting = items?.filter((item) => item.isOffered || mayFit(item, wish)) ?? []
  const shown = showsAll ? (items ?? []) : fitting
  const query = new URLSearchParams({
    wish: wish.id,
    title: wish.title,
    ...(category && { category: category.id }),
  })
  return (
    <Card as="section" aria-labelledby="answer">
      <h2 id="answer" className="text-xl">
        {t('wishes.answer.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('wishes.answer.text', { name: wish.first_name })}</p>
      {!items && error && (
        <ErrorState
          title={t('wishes.answer.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!items && !error && (
        <Loading label={t('ui.loading')} className="mt-5 grid gap-3">
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
        </Loading>
      )}
      {shown.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {shown.map((item) => (
            <OfferRow key={item.id} wish={wish} item={item} />
          ))}
        </ul>
      )}
      {items && shown.length < items.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          {t('wishes.answer.more')}
        </Button>
      )}
      {/* Once it is known what fits: it would change its look under the reader's eyes. */}
      {(items || error) && (
        <div className="mt-6">
          <LinkButton to={`/upload?${query}`} variant={fitting.length > 0 ? 'secondary' : 'primary'}>
            {t('wishes.answer.list')}
          </LinkButton>
          <p className="mt-2 text-sm text-ink-soft">{t('wishes.answer.list-text')}</p>
        </div>
      )}
    </Card>
  )
}
