import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'

/** A statement of any of the last months, the one before this first: it is complete. */
export function Statements({ months }: { months: readonly string[] }) {
  const t = useTranslate()
  const format = useFormat()
  const [month, setMonth] = useState(months.at(-2)!)
  return (
    <Card as="section" aria-labelledby="earnings-statements" className="mt-4">
      <h2 id="earnings-statements" className="text-xl">
        {t('earnings.statements')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('earnings.statements-text')}</p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <Select
          className="grow basis-56 sm:max-w-xs"
          label={t('earnings.month')}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          options={months.toReversed().map((value) => ({ value, label: format.date(value, 'month', 'UTC') }))}
        />
        <DocumentButton
          label={t('earnings.statement')}
          name="get-statement"
          input={{ month: month.slice(0, 7) }}
        />
      </div>
    </Card>
  )
}
