import type { Attribute, AttributeValues } from '#domain/category/attributes.ts'
import type { Language } from '../../i18n/languages.ts'
import { formatNumber } from '../../lib/format.ts'

/** What an item says of an attribute, to be read. */
export interface AttributeFact {
  key: string
  name: string
  value: string
}

/** The attributes of which an item says something, in their order; what it says of others is left out. */
export const attributeFacts = (
  attributes: readonly Attribute[],
  values: AttributeValues,
  language: Language,
): AttributeFact[] =>
  attributes.flatMap((attribute) => {
    const value = values[attribute.key]
    if (value === undefined) return []
    return [
      { key: attribute.key, name: attribute.names[language], value: factText(attribute, value, language) },
    ]
  })

function factText({ kind, unit, choices }: Attribute, value: string | number, language: Language): string {
  if (kind === 'number') return withUnit(Number(value), unit, language)
  return choices.find((choice) => choice.value === value)?.names[language] ?? String(value)
}

/** A number with its unit, which stay on one line. */
export function withUnit(value: number, unit: string | null, language: Language): string {
  const number = formatNumber(value, language, { maximumFractionDigits: 3 })
  return unit ? `${number}\u00A0${unit}` : number
}
