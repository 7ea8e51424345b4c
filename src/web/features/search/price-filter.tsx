import { useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { priceSteps } from '#domain/search/price-steps.ts'
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

const REST_MS = 250

/** The range of prices a day, in whole amounts that grow with the price, between the lowest and the highest of the results. */
export function PriceFilter({ search, answer, change }: PriceFilterProps) {
  const t = useTranslate()
  const { price } = useFormat()
  const min = Math.floor((answer.lowest_price_cents ?? 0) / 100)
  const max = Math.ceil((answer.highest_price_cents ?? 0) / 100)
  const low = clamp(search.minPriceCents === undefined ? min : search.minPriceCents / 100, min, max)
  const high = clamp(search.maxPriceCents === undefined ? max : search.maxPriceCents / 100, min, max)
  const [held, setHeld] = useState<Span>()
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address has caught up, or something else has changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the numbers
  useEffect(() => setHeld(undefined), [low, high, min, max])
  useEffect(() => () => clearTimeout(rest.current), [])

  /** Searches once the thumbs have come to rest: every key moves them by a step. */
  function commit([low, high]: Span) {
    clearTimeout(rest.current)
    rest.current = setTimeout(
      () =>
        change({
          minPriceCents: low > min ? low * 100 : undefined,
          maxPriceCents: high < max ? high * 100 : undefined,
        }),
      REST_MS,
    )
  }

  if (max - min < 1) return <p className="text-sm text-ink-soft">{t('search.price.one')}</p>
  const steps = priceSteps(min, max, [low, high])
  const stepOf = (amount: number) => steps.findIndex((step) => step >= amount)
  const spanOf = ([from, to]: readonly [number, number]): Span => [steps[from]!, steps[to]!]
  const [from, to] = held ?? [low, high]
  return (
    <RangeSlider
      label={t('search.filter.price')}
      min={0}
      max={steps.length - 1}
      value={[stepOf(from), stepOf(to)]}
      onChange={(value) => {
        clearTimeout(rest.current)
        setHeld(spanOf(value))
      }}
      onCommit={(value) => {
        const span = spanOf(value)
        if (span[0] !== low || span[1] !== high) commit(span)
      }}
      format={(step) => price(steps[step]! * 100)}
    />
  )
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
