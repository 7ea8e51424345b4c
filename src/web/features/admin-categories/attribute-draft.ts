import type { OfficeAttribute } from '#contract/categories.ts'
import type { AttributeKind } from '#domain/category/attributes.ts'
import { CATEGORY_LANGUAGES, type CategoryLanguage } from '#domain/category/category.ts'
import { terms } from '#domain/settings/terms.ts'
import { randomId } from '../../lib/random-id.ts'
import { allNamed } from './category-draft.ts'

type Names = Record<CategoryLanguage, string>

export interface ChoiceDraft {
  /** Of the row on the screen. */
  id: string
  /** Null for a new one. */
  value: string | null
  names: Names
}

export interface AttributeDraft {
  id: string
  /** Null for a new one, whose kind may still be chosen. */
  key: string | null
  kind: AttributeKind
  names: Names
  unit: string
  choices: ChoiceDraft[]
  isRequired: boolean
  isFilter: boolean
  isRetired: boolean
}

const noNames = (): Names => Object.fromEntries(CATEGORY_LANGUAGES.map((language) => [language, ''])) as Names

export const newChoice = (): ChoiceDraft => ({ id: randomId(), value: null, names: noNames() })

export const newAttribute = (): AttributeDraft => ({
  id: randomId(),
  key: null,
  kind: 'choice',
  names: noNames(),
  unit: '',
  choices: [newChoice(), newChoice()],
  isRequired: false,
  isFilter: true,
  isRetired: false,
})

export const draftOfAttribute = ({ choices, unit, ...attribute }: OfficeAttribute): AttributeDraft => ({
  ...attribute,
  id: attribute.key,
  unit: unit ?? '',
  choices: choices
    .filter(({ isRetired }) => !isRetired)
    .map(({ value, names }) => ({ id: value, value, names })),
})

/** As the server takes it: only what its kind has. */
export const inputOf = ({ id: _id, kind, names, unit, choices, isFilter, ...attribute }: AttributeDraft) => ({
  ...attribute,
  kind,
  names: allNamed(names),
  unit: kind === 'number' && unit.trim() !== '' ? unit.trim() : null,
  choices: kind === 'choice' ? choices.map(({ value, names }) => ({ value, names: allNamed(names) })) : [],
  isFilter: kind !== 'text' && isFilter,
})

const isNamed = ({ names }: { names: Names }) =>
  terms.languages.every((language) => names[language].trim() !== '')

/** Whether everything of it has a name in each of the site's languages, and a choice has choices. */
export const isWhole = (attribute: AttributeDraft): boolean =>
  isNamed(attribute) &&
  (attribute.kind !== 'choice' || (attribute.choices.length > 0 && attribute.choices.every(isNamed)))
