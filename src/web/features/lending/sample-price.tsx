import { useState } from 'react'
import { feeOf } from '#domain/ledger/fee.ts'
import { quote } from '#domain/money/quote.ts'
import { rentalLines } from '../../entities/period/rental-lines.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { PriceLines } from '../../ui/price-lines.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Draft } from './draft.ts'

const HOUR_MS = 3_600_000
const SAMPLES = { '4': 4, '24': 24, '72': 72, '168': 168 }
/** On which the samples begin, so that only the longest has a weekend. */
const MONDAY = Date.UTC(2027, 0, 4)
type Sample = keyof typeof SAMPLES
const SHORT_SAMPLES: Sample[] = ['4', '24', '72']
/** Where a weekend or a discount counts. */
const LONG_SAMPLES: Sample[] = ['24', '72', '168']

/** A renter's total for some hours or days, and the lender's share of it. */
export function SamplePrice({ draft, feePercent }: { draft: Draft; feePercent: number }) {
  const t = useTranslate()
  const format = useFormat()
  const [sample, setSample] = useState<Sample>('24')
  const hours = SAMPLES[sample]
  const [method] = draft.deliveryMethods
  const price = quote(draft, {
    start: MONDAY,
    end: MONDAY + hours * HOUR_MS,
    timeZone: 'UTC',
    quantity: 1,
    deliveryMethod: method === 'delivery' || method === 'hub' ? method : 'pickup',
  })
  const hasRules = draft.weekendPriceCents !== null || draft.durationDiscounts.some((percent) => percent > 0)
  const offered = hasRules ? LONG_SAMPLES : SHORT_SAMPLES
  const length = (of: number) => (of < 24 ? format.duration(of, 'hour') : format.duration(of / 24, 'day'))
  const duration = format.duration(price.units, price.type)
  return (
    <div className="grid gap-2">
      <Segmented<Sample>
        legend={t('lending.check.sample')}
        name="sample"
        value={sample}
        onChange={setSample}
        options={offered.map((value) => ({
          value,
          label: length(SAMPLES[value]),
        }))}
      />
      <PriceLines
        open
        label={t('lending.check.total', { duration })}
        total={format.money(price.totalCents)}
        lines={[
          ...rentalLines(price, 1, t, format),
          ...(price.deliveryCents > 0
            ? [
                {
                  id: 'delivery',
                  label: t('lending.check.delivery'),
                  amount: format.money(price.deliveryCents),
                },
              ]
            : []),
          ...(price.depositCents > 0
            ? [
                {
                  id: 'deposit',
                  label: t('lending.check.deposit'),
                  amount: format.money(price.depositCents),
                  aside: true,
                },
              ]
            : []),
        ]}
      />
      {hours < draft.minHours || hours > draft.maxHours ? (
        <p className="text-sm text-ink-soft">{t('lending.check.not-lent')}</p>
      ) : (
        <p className="tabular text-sm text-ink-soft">
          {t('lending.check.yours', {
            amount: format.money(price.totalCents - feeOf(price.rentalCents, feePercent)),
            percent: feePercent,
          })}
        </p>
      )}
    </div>
  )
}
