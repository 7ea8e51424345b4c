import type { CategoryCard } from '#contract/search-answer.ts'
import { isOfChoice } from '#domain/search/attribute-wishes.ts'
import type { Filter } from '#domain/search/filters.ts'
import type { Search } from '#domain/search/search.ts'
import { wantedPeriodText } from '../../entities/period/wanted-period-text.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import { shownWords } from './shown-words.ts'

/** A filter as it is set, in a few words. */
export function filterText(filter: Filter, search: Search, categories: CategoryCard[], t: Translate): string {
  switch (filter) {
    case 'text':
      return t('search.title.words', { words: shownWords(search.text) })
    case 'category':
      return categories.find(({ slug }) => slug === search.category)?.name ?? search.category ?? ''
    case 'attributes':
      return wishesText(search, categories, t)
    case 'place':
      return placeText(search, t)
    case 'area':
      return t('search.filter.area')
    case 'period':
      return search.period ? wantedPeriodText(search.period, t.language) : ''
    case 'pieces':
      return t('search.filter.pieces-count', { count: search.pieces })
    case 'delivery':
      return search.delivery ? t(`delivery.${search.delivery}`) : ''
    case 'price':
      return priceText(search, t)
    case 'minRating':
      return t('search.rating.at-least', { rating: formatNumber(search.minRating ?? 0, t.language) })
    case 'instantOnly':
      return t('search.filter.instant')
  }
}

function wishesText({ category, attributes = {} }: Search, categories: CategoryCard[], t: Translate): string {
  const known = categories.find(({ slug }) => slug === category)?.attributes ?? []
  return Object.entries(attributes)
    .map(([key, wish]) => {
      const attribute = known.find((one) => one.key === key)
      const values = isOfChoice(wish)
        ? wish.map((value) => attribute?.choices.find((one) => one.value === value)?.name ?? value).join(', ')
        : `${rangeText(wish, t.language)} ${attribute?.unit ?? ''}`.trim()
      return `${attribute?.name ?? key}: ${values}`
    })
    .join(' · ')
}

function rangeText({ min, max }: { min?: number; max?: number }, language: Language): string {
  if (min === undefined) return `≤ ${formatNumber(max ?? 0, language)}`
  if (max === undefined) return `≥ ${formatNumber(min, language)}`
  return `${formatNumber(min, language)} – ${formatNumber(max, language)}`
}

function placeText({ place }: Search, t: Translate): string {
  if (!place) return ''
  const name = place.label || t('search.where.near-me')
  const radius = formatNumber(place.radiusKm, t.language, { style: 'unit', unit: 'kilometer' })
  return `${name} · ${radius}`
}

function priceText({ minPriceCents: min, maxPriceCents: max }: Search, t: Translate): string {
  const price = (cents: number) => formatPrice(cents, t.language)
  if (min && max) return t('search.price.between', { min: price(min), max: price(max) })
  if (min) return t('search.price.from', { min: price(min) })
  return t('search.price.up-to', { max: price(max ?? 0) })
}
