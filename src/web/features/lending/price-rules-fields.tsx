import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { isDurationDiscounts } from '#domain/money/duration-discounts.ts'
import { DISCOUNT_DAYS } from '#domain/money/price-rules.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { PercentField } from '../../lib/percent-field.tsx'
import type { WizardState } from './use-wizard.ts'

/** What few lenders set: another price at weekends, and discounts on long rentals. Folded until it is opened or set. */
export function PriceRulesFields({ wizard: { draft, change, fault } }: { wizard: WizardState }) {
  const t = useTranslate()
  const { weekendPriceCents, durationDiscounts } = draft
  const [isOpen, setOpen] = useState(
    weekendPriceCents !== null || durationDiscounts.some((percent) => percent !== 0),
  )
  const problem = fault('durationDiscounts')
  return (
    <details
      className="group rounded-card border border-line"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {t('lending.rules.title')}
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        <AmountField
          label={t('lending.rules.weekend')}
          hint={t('lending.rules.weekend-hint')}
          optional
          cents={weekendPriceCents}
          onChange={(cents) => change({ weekendPriceCents: cents })}
          error={fault('weekendPriceCents')}
        />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{t('lending.rules.discounts')}</legend>
          <p className="text-sm text-ink-soft">{t('lending.rules.discounts-hint')}</p>
          <div className="grid grid-cols-3 items-end gap-3">
            {DISCOUNT_DAYS.map((days, index) => (
              <PercentField
                key={days}
                label={t('lending.rules.from', { days })}
                percent={durationDiscounts[index] || null}
                onChange={(percent) =>
                  change({
                    durationDiscounts: durationDiscounts.map((old, at) =>
                      at === index ? (percent ?? 0) : old,
                    ),
                  })
                }
                isWrong={problem !== undefined && !isDurationDiscounts(durationDiscounts)}
              />
            ))}
          </div>
          {problem && (
            <p role="alert" className="text-sm font-medium text-danger-ink">
              {problem}
            </p>
          )}
        </fieldset>
      </div>
    </details>
  )
}
