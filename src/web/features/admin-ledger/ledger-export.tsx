import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { isExportPeriod, MAX_EXPORT_DAYS, monthBefore } from '#domain/ledger/export-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DatevExport } from './datev-export.tsx'
import { useLedgerFile } from './use-ledger-file.ts'

/** The entries of a period as files for the operator's books. */
export function LedgerExport({ today }: { today: string }) {
  const t = useTranslate()
  const [period, setPeriod] = useState(() => monthBefore(today))
  const file = useLedgerFile()
  const isReady = period.from !== '' && period.to !== '' && isExportPeriod(period)
  return (
    <Card as="section" aria-labelledby="ledger-export" className="mt-4">
      <h2 id="ledger-export" className="text-lg">
        {t('accounting.export')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-ink-soft">{t('accounting.export-text')}</p>
      <div className="mt-4 grid max-w-2xl items-start gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('accounting.from')}
          max={today}
          value={period.from}
          onChange={({ target }) => setPeriod({ ...period, from: target.value })}
          error={isReady ? undefined : t('accounting.period-wrong', { count: MAX_EXPORT_DAYS })}
        />
        <TextField
          type="date"
          label={t('accounting.to')}
          max={today}
          value={period.to}
          onChange={({ target }) => setPeriod({ ...period, to: target.value })}
        />
      </div>
      <Button
        className="mt-4"
        variant="secondary"
        disabled={!isReady}
        busy={file.isPending}
        onClick={() => file.mutate(period)}
      >
        <Download aria-hidden size={18} />
        {t('accounting.csv')}
      </Button>
      <DatevExport period={isReady ? period : undefined} />
    </Card>
  )
}
