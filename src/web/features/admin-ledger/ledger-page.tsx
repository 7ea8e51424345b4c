import { useState } from 'react'
import { MAX_BALANCE_DAYS } from '#domain/ledger/export-period.ts'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { dayIn } from '../../lib/day-in.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LedgerExport } from './ledger-export.tsx'
import { TrialBalanceTable } from './trial-balance-table.tsx'
import { useTrialBalance } from './use-trial-balance.ts'

const DAY_MS = 86_400_000

/** `/admin/ledger`: the trial balance of a day, and the ledger as files for the operator's books. */
export function LedgerPage() {
  const t = useTranslate()
  const format = useFormat()
  const [today] = useState(() => dayIn(brand.timeZone)(new Date().toISOString()))
  const [typed, setTyped] = useState(today)
  const [day, setDay] = useState(today)
  const { data, error, refetch } = useTrialBalance(day)
  const first = new Date(Date.parse(today) - (MAX_BALANCE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const isShown = (value: string) => value >= first && value <= today
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('accounting.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('accounting.text', { zone: brand.timeZone })}</p>
      <TextField
        className="mt-6 max-w-64"
        type="date"
        label={t('accounting.day')}
        min={first}
        max={today}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          // While a year is typed the field has dates of the first centuries; the last day stays meanwhile.
          if (isShown(target.value)) setDay(target.value)
        }}
        error={
          isShown(typed) ? undefined : t('accounting.day-wrong', { first: format.date(first, 'date', 'UTC') })
        }
      />
      <h2 className="mt-6 text-lg">{t('accounting.balance', { day: format.date(day, 'date', 'UTC') })}</h2>
      {!data && error && (
        <ErrorState
          title={t('accounting.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-3">
          <Skeleton card className="h-[34rem]" />
        </Loading>
      )}
      {data && <TrialBalanceTable rows={data} />}
      <LedgerExport today={today} />
    </>
  )
}
