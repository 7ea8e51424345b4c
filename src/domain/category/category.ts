import { CHECKS, type Check } from '../booking/checklist.ts'
import { LANGUAGES } from '../language/languages.ts'

/** The languages in which a category has a name. */
export const CATEGORY_LANGUAGES = LANGUAGES
export type CategoryLanguage = (typeof CATEGORY_LANGUAGES)[number]

export const CATEGORY_LIMITS = { name: 60, synonyms: 20, categories: 200 } as const

/** What an admin writes of a category. */
export interface CategoryContent {
  names: Record<CategoryLanguage, string>
  synonyms: Record<CategoryLanguage, string[]>
  icon: string
  /** A picture in the bucket `images`; null for that of the item rented most. */
  imagePath: string | null
  /** In cents; null where lenders are told nothing. */
  suggestedDepositCents: number | null
  /** The platform's fee in it, in per cent; null for that of the category it is in, or the site's. */
  feePercent: number | null
  /** In the order of `CHECKS`. */
  checklist: Check[]
  /** Reported to the tax office apart from other rentals. */
  isTransport: boolean
}

/** Soft backgrounds, one after the other for new categories. */
export const TINTS = [
  '#f6dfc3',
  '#d9e8c8',
  '#ecdccb',
  '#cfe5d8',
  '#cfe4ec',
  '#dcdcf0',
  '#f5d5dc',
  '#f7e6b5',
  '#fadfcd',
  '#d3e3f3',
  '#e6d8ee',
  '#e0e2db',
] as const

/** The words of a line, separated by commas, each once. */
export function readSynonyms(line: string): string[] {
  const words = line
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim().slice(0, CATEGORY_LIMITS.name))
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, CATEGORY_LIMITS.synonyms)
}

/** A name as part of an address: "Boote & Bäder" becomes "boote-baeder"; "category" where nothing is left of it. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40)
      .replace(/^-|-$/g, '') || 'category'
  )
}

/** A name as part of an address that nothing else has, with a number where it must. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** The checks among these, in their order. */
export const inOrder = (checks: readonly string[]): Check[] =>
  CHECKS.filter((check) => checks.includes(check))

interface Placed {
  id: string
  parent_id: string | null
  position: number
  slug: string
}

/** Categories as a tree in one list: each of the first level before those in it, all by position. */
export function inTreeOrder<Category extends Placed>(categories: readonly Category[]): Category[] {
  const byPosition = categories.toSorted(
    (a, b) => a.position - b.position || (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0),
  )
  return byPosition
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((first) => [first, ...byPosition.filter(({ parent_id }) => parent_id === first.id)])
}
