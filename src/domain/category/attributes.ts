import type { CategoryLanguage } from './category.ts'

export const ATTRIBUTE_KINDS = ['text', 'number', 'choice'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

export const ATTRIBUTE_LIMITS = {
  perCategory: 12,
  choices: 30,
  text: 200,
  number: 1_000_000_000,
  unit: 12,
} as const

export interface AttributeChoice {
  /** Made once of its English name; what items hold. */
  value: string
  names: Record<CategoryLanguage, string>
  /** Not offered any more; items that have it keep it. */
  isRetired?: boolean
}

/** What lenders are asked about the items of a category and of those in it. */
export interface Attribute {
  /** Made once of the English name; what items and addresses hold. */
  key: string
  kind: AttributeKind
  names: Record<CategoryLanguage, string>
  /** Of a number, such as kg. */
  unit: string | null
  /** Of a choice, in their order. */
  choices: readonly AttributeChoice[]
  isRequired: boolean
  /** Whether a search in the category may ask for it; a text cannot be asked for. */
  isFilter: boolean
}

/** The value of each attribute that an item says something of: a text, a number, or the value of a choice. */
export type AttributeValues = Readonly<Record<string, string | number>>

export type AskedAttribute = Pick<Attribute, 'key' | 'kind' | 'isRequired'> & {
  choices: readonly { value: string }[]
}

/** What is wrong with a lender's answer; undefined where nothing is. A retired choice may stay. */
export function attributeFault(
  { kind, isRequired, choices }: AskedAttribute,
  value: string | number | undefined,
): 'missing' | 'wrong' | undefined {
  if (value === undefined || value === '') return isRequired ? 'missing' : undefined
  return fits(kind, value, choices) ? undefined : 'wrong'
}

function fits(kind: AttributeKind, value: string | number, choices: AskedAttribute['choices']): boolean {
  if (kind === 'number') return typeof value === 'number' && Math.abs(value) <= ATTRIBUTE_LIMITS.number
  if (typeof value !== 'string') return false
  return kind === 'text'
    ? [...value].length <= ATTRIBUTE_LIMITS.text
    : choices.some((choice) => choice.value === value)
}

/**
 * An item's values after a lender has answered what is asked: those of attributes that are not asked for now (of another
 * category, or retired) stay as they were, empty answers are none.
 */
export function answeredAttributes(
  before: AttributeValues,
  answers: AttributeValues,
  asked: readonly Pick<Attribute, 'key'>[],
): AttributeValues {
  const isAsked = new Set(asked.map(({ key }) => key))
  return Object.fromEntries([
    ...Object.entries(before).filter(([key]) => !isAsked.has(key)),
    ...Object.entries(answers)
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([key, value]) => isAsked.has(key) && value !== ''),
  ])
}
