import { mayWork } from '#domain/access/office.ts'
import { AdjustmentList } from '../../entities/adjustment/adjustment-list.tsx'
import { DetailQuery } from '../../entities/office/detail-query.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AffiliateEntries } from './affiliate-entries.tsx'
import { BlockButton } from './block-button.tsx'
import { BroughtPeople } from './brought-people.tsx'
import { type AffiliateFile, useAffiliateFile, useTakenBack } from './use-affiliate-file.ts'

/** `/admin/affiliates/:id`: who brought an affiliate, whom they brought, and every amount of theirs. */
export function AffiliatePage({ id }: { id: string }) {
  const t = useTranslate()
  return (
    <DetailQuery query={useAffiliateFile(id)} kind="affiliate" failed={t('office.affiliates.failed')}>
      {(data) => <Whole affiliate={data} />}
    </DetailQuery>
  )
}

function Whole({ affiliate }: { affiliate: AffiliateFile }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const { id, name, email, code, blocked_at, created_at } = affiliate
  const day = (at: string) => format.date(at, 'date', viewerZone())
  const isBlocked = blocked_at !== null || affiliate.is_account_blocked
  return (
    <article className="grid gap-5">
      <header className="grid gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl break-words md:text-3xl">
          {name || t('admin.nameless')}
          {isBlocked && <Badge tone="bad">{t('admin.blocked')}</Badge>}
        </h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 break-all text-ink-soft">
          {user && mayWork(user, 'moderator') ? (
            <Link to={`/admin/users/${id}`} className="underline underline-offset-4">
              {email}
            </Link>
          ) : (
            <span>{email}</span>
          )}
          <span>{t('office.affiliates.code-is', { code })}</span>
          <span>{t('office.affiliates.since-day', { day: day(created_at) })}</span>
        </p>
      </header>
      {blocked_at && (
        <Notice tone="bad" title={t('office.affiliates.blocked-since', { day: day(blocked_at) })}>
          {t('office.affiliates.blocked-text')}
        </Notice>
      )}
      {affiliate.is_account_blocked && <Notice tone="bad">{t('office.affiliates.account-blocked')}</Notice>}
      {user?.id === id ? (
        <Notice>{t('office.affiliates.own')}</Notice>
      ) : (
        <BlockButton affiliate={affiliate} />
      )}
      <Sums affiliate={affiliate} />
      <Chain affiliate={affiliate} />
      <BroughtPeople person={id} />
      <TakenBack person={id} isOwn={user?.id === id} />
      <AffiliateEntries person={id} isOwn={user?.id === id} />
    </article>
  )
}

function TakenBack({ person, isOwn }: { person: string; isOwn: boolean }) {
  const t = useTranslate()
  const { data = [], error } = useTakenBack(person)
  if (error) return <Notice tone="bad">{errorMessage(error, t)}</Notice>
  return <AdjustmentList adjustments={data} on="affiliate" isOwn={isOwn} />
}

function Sums({ affiliate: { sums } }: { affiliate: AffiliateFile }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Card as="section" aria-label={t('office.affiliates.sums')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        {(['earned', 'reversed', 'paid', 'balance'] as const).map((sum) => (
          <div key={sum}>
            <dt className="text-sm text-ink-soft">{t(`office.affiliates.${sum}`)}</dt>
            <dd className="tabular font-display text-xl font-bold">{format.money(sums[`${sum}_cents`])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Chain({ affiliate: { above, levels } }: { affiliate: AffiliateFile }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Card as="section" aria-labelledby="affiliate-chain" className="grid gap-4">
      <h2 id="affiliate-chain" className="text-xl">
        {t('office.affiliates.chain')}
      </h2>
      {above.length === 0 ? (
        <p className="text-ink-soft">{t('office.affiliates.by-nobody')}</p>
      ) : (
        <div className="grid gap-1">
          <p className="text-sm text-ink-soft">{t('office.affiliates.above')}</p>
          <ol className="flex flex-wrap gap-x-5 gap-y-1">
            {above.map(({ level, id, name }) => (
              <li key={id}>
                <span className="text-sm text-ink-soft">{t('office.affiliates.level', { level })}</span>{' '}
                <Link to={`/admin/affiliates/${id}`} className="underline underline-offset-4">
                  {name || t('admin.nameless')}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        {levels.map(({ level, people, cents }) => (
          <li key={level} className="tabular">
            <span className="block text-sm text-ink-soft">{t('office.affiliates.level', { level })}</span>
            {t('office.affiliates.brought-count', { count: people })} · {format.money(cents)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
