import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { isInOneBusinessYear } from '#domain/ledger/export-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLedgerFile } from './use-ledger-file.ts'

const MONTHS = Array.from({ length: 12 }, (_, n) => n + 1)
/** The numbers that DATEV gives to tax advisers, and they to those whose books they keep. */
const ADVISER = /^(?:100[1-9]|10[1-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-9]\d{4,6})$/
const CLIENT = /^[1-9]\d{0,4}$/

/** The entries of a period as a batch of postings for DATEV; the numbers are the tax adviser's to say. */
export function DatevExport({ period }: { period: { from: string; to: string } | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const [adviser, setAdviser] = useState('')
  const [client, setClient] = useState('')
  const [yearMonth, setYearMonth] = useState(1)
  const file = useLedgerFile()
  const isOneYear = !period || isInOneBusinessYear(period, yearMonth)
  const isNumbered = ADVISER.test(adviser) && CLIENT.test(client)
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3>{t('accounting.datev')}</h3>
      <p className="mt-1 max-w-[68ch] text-ink-soft">{t('accounting.datev-text')}</p>
      <div className="mt-4 grid max-w-3xl items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t('accounting.datev-adviser')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={adviser}
          onChange={({ target }) => setAdviser(target.value.trim())}
          error={adviser === '' || ADVISER.test(adviser) ? undefined : t('accounting.datev-adviser-wrong')}
        />
        <TextField
          label={t('accounting.datev-client')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={client}
          onChange={({ target }) => setClient(target.value.trim())}
          error={client === '' || CLIENT.test(client) ? undefined : t('accounting.datev-client-wrong')}
        />
        <Select
          label={t('accounting.datev-year')}
          value={String(yearMonth)}
          onChange={({ target }) => setYearMonth(Number(target.value))}
          options={MONTHS.map((month) => ({
            value: String(month),
            label: format.date(Date.UTC(2026, month - 1, 15), 'short-month', 'UTC'),
          }))}
          error={isOneYear ? undefined : t('accounting.datev-two-years')}
        />
      </div>
      <Button
        className="mt-4"
        variant="secondary"
        disabled={!period || !isOneYear || !isNumbered}
        busy={file.isPending}
        onClick={() =>
          period &&
          file.mutate({ ...period, datev: { adviser: Number(adviser), client: Number(client), yearMonth } })
        }
      >
        <Download aria-hidden size={18} />
        {t('accounting.datev-download')}
      </Button>
    </div>
  )
}
