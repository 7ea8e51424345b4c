import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { MAX_BULK } from '#contract/bulk.ts'
import { useChosen } from '../../entities/bulk/use-chosen.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ChooseBox } from '../../ui/row-choice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ExplainChosen } from './explain-chosen.tsx'
import { SettleReturnDialog } from './settle-return-dialog.tsx'
import { type Discrepancy, useDiscrepancies } from './use-discrepancies.ts'

/** `/admin/discrepancies`: what the comparison with the payment provider could not repair automatically. */
export function DiscrepanciesPage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const isExplained = search.get('state') === 'explained'
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useDiscrepancies(isExplained)
  const [chosen, setChosen] = useChosen(data, mayExplain)
  const choice = {
    chosen,
    onChange: setChosen,
    most: MAX_BULK,
    may: mayExplain,
    label: ({ kind, reference }: Discrepancy) =>
      t('admin.discrepancies.choose', { what: t(`admin.discrepancies.${kind}`), reference }),
  }
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.discrepancies.title')}</h1>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">{t('admin.discrepancies.text')}</p>
      <search className="flex">
        <Segmented
          legend={t('admin.discrepancies.state')}
          name="state"
          value={isExplained ? 'explained' : 'open'}
          onChange={(state) => setSearch(state === 'open' ? {} : { state }, { replace: true })}
          options={(['open', 'explained'] as const).map((value) => ({
            value,
            label: t(`admin.discrepancies.state.${value}`),
          }))}
        />
      </search>
      <ExplainChosen chosen={chosen} onNone={() => setChosen(new Set())} />
      {data && data.length > 0 && (
        <ul className="mt-5 grid gap-4">
          {data.map((each) => (
            <Card as="li" key={each.id} className="flex gap-2">
              {!isExplained && <ChooseBox row={each} choice={choice} />}
              <div className="min-w-0 grow">
                <DiscrepancyCard of={each} />
              </div>
            </Card>
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<BadgeCheck aria-hidden size={26} />}
          title={t(isExplained ? 'admin.discrepancies.empty-explained' : 'admin.discrepancies.empty')}
          text={t('admin.discrepancies.empty-text')}
        />
      )}
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      {!data && error && (
        <ErrorState
          title={t('admin.discrepancies.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="grid gap-4">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </>
  )
}

/** Money that came back is decided on instead. */
const mayExplain = ({ kind, explained_at }: Discrepancy) =>
  kind !== 'payout.returned' && explained_at === null

function DiscrepancyCard({ of }: { of: Discrepancy }) {
  const t = useTranslate()
  const format = useFormat()
  const [isSettling, setSettling] = useState(false)
  const when = format.date(of.found_at, 'date-time', viewerZone())
  const isOpen = of.kind === 'payout.returned' && of.decision === null
  return (
    <>
      <h2 className="text-lg">{t(`admin.discrepancies.${of.kind}`)}</h2>
      <p className="text-sm text-ink-soft">{t('admin.discrepancies.found', { when })}</p>
      <dl className="tabular mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {of.own_cents !== null && (
          <>
            <dt className="text-ink-soft">{t('admin.discrepancies.own')}</dt>
            <dd>{format.money(of.own_cents)}</dd>
          </>
        )}
        {of.provider_cents !== null && (
          <>
            <dt className="text-ink-soft">{t('admin.discrepancies.provider')}</dt>
            <dd>{format.money(of.provider_cents)}</dd>
          </>
        )}
        <dt className="text-ink-soft">{t('admin.discrepancies.reference')}</dt>
        <dd className="break-all">{of.reference}</dd>
      </dl>
      {of.reason && (
        <p className="mt-3 text-sm">{t('admin.discrepancies.settling', { reason: of.reason })}</p>
      )}
      {of.explained_at && (
        <p className="mt-3 text-sm break-words">
          {t('admin.discrepancies.explained', {
            when: format.date(of.explained_at, 'date', viewerZone()),
            reason: of.explanation ?? '',
          })}
        </p>
      )}
      {isOpen && (
        <>
          <p className="mt-3 max-w-prose text-sm">{t('admin.discrepancies.returned-text')}</p>
          <Button variant="secondary" className="mt-3" onClick={() => setSettling(true)}>
            {t('admin.discrepancies.settle')}
          </Button>
        </>
      )}
      {isSettling && <SettleReturnDialog of={of} onClose={() => setSettling(false)} />}
    </>
  )
}
