import { useState } from 'react'
import type { AttributeCard } from '#contract/search-answer.ts'
import { type AttributeWish, isOfChoice } from '#domain/search/attribute-wishes.ts'
import type { Search } from '#domain/search/search.ts'
import { withWish } from '#domain/search/with-wish.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { NumberField } from '../../lib/number-field.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FilterSection } from './filter-section.tsx'

interface AttributeFiltersProps {
  search: Search
  attributes: readonly AttributeCard[]
  change: (patch: Partial<Search>) => void
}

/** What a search may ask of the attributes of the chosen category. */
export function AttributeFilters({ search, attributes, change }: AttributeFiltersProps) {
  return attributes.map((attribute) => {
    const wish = search.attributes?.[attribute.key]
    const ask = (next: AttributeWish | undefined) =>
      change({ attributes: withWish(search.attributes, attribute.key, next) })
    return (
      <FilterSection key={attribute.key} title={attribute.name}>
        {attribute.kind === 'choice' ? (
          <Choices attribute={attribute} wish={wish && isOfChoice(wish) ? wish : []} ask={ask} />
        ) : (
          // The address has another range than what was typed: what it says is shown.
          <Range
            key={JSON.stringify(wish)}
            attribute={attribute}
            wish={wish && !isOfChoice(wish) ? wish : {}}
            ask={ask}
          />
        )}
      </FilterSection>
    )
  })
}

interface FilterProps<Wish extends AttributeWish> {
  attribute: AttributeCard
  wish: Wish
  ask: (wish: AttributeWish) => void
}

function Choices({ attribute, wish, ask }: FilterProps<readonly string[]>) {
  return (
    <div className="flex flex-wrap gap-2">
      {attribute.choices.map(({ value, name }) => {
        const isAsked = wish.includes(value)
        return (
          <Chip
            key={value}
            pressed={isAsked}
            onPress={() => ask(isAsked ? wish.filter((one) => one !== value) : [...wish, value])}
          >
            {name}
          </Chip>
        )
      })}
    </div>
  )
}

function Range({ attribute: { unit }, wish, ask }: FilterProps<{ min?: number; max?: number }>) {
  const t = useTranslate()
  const [typed, setTyped] = useState<{ min: number | undefined; max: number | undefined }>({
    min: wish.min,
    max: wish.max,
  })
  const isWrong = [typed.min, typed.max].some((bound) => Number.isNaN(bound))

  function commit() {
    if (isWrong || (typed.min === wish.min && typed.max === wish.max)) return
    ask({
      ...(typed.min !== undefined && { min: typed.min }),
      ...(typed.max !== undefined && { max: typed.max }),
    })
  }

  return (
    <div className="grid grid-cols-2 gap-3">
      {(['min', 'max'] as const).map((bound) => (
        <NumberField
          key={bound}
          label={t(`search.filter.${bound}`)}
          unit={unit}
          value={typed[bound]}
          onChange={(value) => setTyped((known) => ({ ...known, [bound]: value }))}
          onCommit={commit}
          error={Number.isNaN(typed[bound]) ? t('search.filter.no-number') : undefined}
        />
      ))}
    </div>
  )
}
