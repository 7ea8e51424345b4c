import { useState } from 'react'
import type { SearchAnswer } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { RangeSlider } from '../../ui/range-slider.tsx'

interface PriceFilterProps {
  search: Search
  answer: Pick<SearchAnswer, 'lowest_price_cents' | 'highest_price_cents'>
  change: (patch: Partial<Search>) => void
}

type Span = [low: number, high: number]

/** What a day may cost, in whole euros, between the lowest and the highest price there is. */
export function PriceFilter({ search, answer, change }: PriceFilterProps) {
  const t = useTranslate()
  const { price } = useFormat()
  const min = Math.floor((answer.lowest_price_cents ?? 0) / 100)
  const max = Math.ceil((answer.highest_price_cents ?? 0) / 100)
  const asked: Span = [
    clamp(search.minPriceCents === undefined ? min : search.minPriceCents / 100, min, max),
    clamp(search.maxPriceCents === undefined ? max : search.maxPriceCents / 100, min, max),
  ]
  const [held, setHeld] = useState<{ from: string; span: Span }>()
  const key = `${asked} ${min} ${max}`
  // A thumb that is being moved counts until the address has caught up with it.
  const value = held?.from === key ? held.span : asked

  if (max - min < 1) return <p className="text-sm text-ink-soft">{t('search.price.one')}</p>
  return (
    <RangeSlider
      label={t('search.filter.price')}
      min={min}
      max={max}
      value={value}
      onChange={(span) => setHeld({ from: key, span })}
      onCommit={([low, high]) => {
        if (low === asked[0] && high === asked[1]) return
        change({
          minPriceCents: low > min ? low * 100 : undefined,
          maxPriceCents: high < max ? high * 100 : undefined,
        })
      }}
      format={(euros) => price(euros * 100)}
    />
  )
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
