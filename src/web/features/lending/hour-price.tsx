import { useState } from 'react'
import { priceOfHours, suggestedHourCents } from '#domain/listing/suggested-hour.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Offer } from '../../ui/offer.tsx'
import type { WizardState } from './use-wizard.ts'

const SAMPLE_HOURS = 8

/** The hourly price. Without one an hour costs a 24th of the day: the lender sees what that brings, and a suggestion. */
export function HourPrice({ wizard: { draft, change, fault } }: { wizard: WizardState }) {
  const t = useTranslate()
  const [taken, setTaken] = useState(0)
  const { pricePerHourCents } = draft
  return (
    <div className="grid gap-2">
      <AmountField
        // The field keeps what was typed: a suggestion that is taken needs a new one.
        key={taken}
        label={t('lending.price.hour')}
        optional
        cents={pricePerHourCents}
        onChange={(cents) => change({ pricePerHourCents: cents })}
        error={fault('pricePerHourCents')}
      />
      <HoursWorth
        draft={draft}
        onTake={(cents) => {
          change({ pricePerHourCents: cents })
          setTaken(taken + 1)
        }}
      />
    </div>
  )
}

interface HoursWorthProps {
  draft: WizardState['draft']
  onTake: (cents: number) => void
}

/** What eight hours bring, with an hourly price and without. */
function HoursWorth({ draft, onTake }: HoursWorthProps) {
  const t = useTranslate()
  const { money } = useFormat()
  const { pricePerDayCents, pricePerHourCents, minHours } = draft
  if (!(pricePerDayCents > 0) || minHours > SAMPLE_HOURS) return null
  const worth = (hourCents: number | null) =>
    priceOfHours(SAMPLE_HOURS, { pricePerDayCents, pricePerHourCents: hourCents })
  const sums = (hourCents: number) => ({
    hours: SAMPLE_HOURS,
    without: money(worth(null)),
    with: money(worth(hourCents)),
    price: money(hourCents),
    day: money(pricePerDayCents),
  })
  if (pricePerHourCents === null) {
    const suggested = suggestedHourCents(pricePerDayCents)
    return (
      <Offer
        text={t('lending.price.hour-suggested', sums(suggested))}
        action={t('lending.price.hour-take', { price: money(suggested) })}
        onTake={() => onTake(suggested)}
      />
    )
  }
  if (!(pricePerHourCents > 0)) return null
  return (
    <p role="status" className="tabular text-sm text-ink-soft">
      {t('lending.price.hour-worth', sums(pricePerHourCents))}{' '}
      {worth(pricePerHourCents) > pricePerDayCents && t('lending.price.hour-capped', sums(pricePerHourCents))}
    </p>
  )
}
