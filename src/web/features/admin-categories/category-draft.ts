import type { OfficeCategory } from '#contract/categories.ts'
import { CATEGORY_LANGUAGES, type CategoryLanguage } from '#domain/category/category.ts'
import { isOffered, mainLanguage } from '#domain/settings/offered-languages.ts'
import { terms } from '#domain/settings/terms.ts'
import type { CategoryDraft } from './use-office-categories.ts'

const inLanguages = <Value>(make: () => Value) =>
  Object.fromEntries(CATEGORY_LANGUAGES.map((language) => [language, make()])) as Record<
    CategoryLanguage,
    Value
  >

/** A category that is not there yet. */
export const newDraft = (parentId: string | null): CategoryDraft => ({
  id: undefined,
  parentId,
  version: 0,
  names: inLanguages(() => ''),
  synonyms: inLanguages<string[]>(() => []),
  icon: 'package',
  imagePath: null,
  suggestedDepositCents: null,
  feePercent: null,
  checklist: ['works', 'parts', 'clean'],
  isTransport: false,
})

/** A category as it is, to be changed. */
export const draftOf = ({
  slug: _slug,
  attributes: _attributes,
  retiredAt: _retiredAt,
  items: _items,
  published: _published,
  ...content
}: OfficeCategory): CategoryDraft => content

/**
 * A name in every language that the product knows: in one that the site does not offer, the one of its main language
 * until it is given another.
 */
export const allNamed = (names: CategoryDraft['names']): CategoryDraft['names'] =>
  Object.fromEntries(
    CATEGORY_LANGUAGES.map((language) => [
      language,
      names[language].trim() === '' && !isOffered(language) ? names[mainLanguage()] : names[language],
    ]),
  ) as CategoryDraft['names']

/** The site's languages in which a name is missing. */
export const unnamedLanguages = ({ names }: Pick<CategoryDraft, 'names'>): CategoryLanguage[] =>
  terms.languages.filter((language) => names[language].trim() === '')
