import { expect, it } from 'vitest'
import { productSchema } from '#server/product-schema.ts'

/** What is asked of the database, and what makes an item findable. */
const ROOTS = [
  'search_items',
  'search_suggestions',
  'words_meant',
  'index_item_text',
  'index_category_text',
  'load_search_terms',
]
/** The words themselves, and what prices and settings have of their own. */
const OTHERS = new Set([
  'search_concepts',
  'all_in_cents',
  'days_cents',
  'discounted_cents',
  'quoted_cents',
  'rental_hours',
  'setting_number',
  'setting_value',
  'weekend_days',
])

const files = new Map(
  productSchema({ playMoney: false }).routines.map(({ name, sql }) => [name.replace('.sql', ''), sql]),
)

/** The routines that these ones use, and all that those use. */
function routinesOf(roots: string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const sql = files.get(name)
    if (!sql || OTHERS.has(name) || found.has(name)) return
    found.add(name)
    for (const [, used] of sql.replaceAll(/--.*/g, '').matchAll(/public\.([a-z_]+)/g)) visit(used!)
  }
  roots.forEach(visit)
  return [...found].sort()
}

const linesOf = (name: string) => files.get(name)!.trimEnd().split('\n').length

it('is searched with no more SQL than somebody new can read in a day', () => {
  const routines = routinesOf(ROOTS)
  expect(routines).toEqual(
    expect.arrayContaining(['search_candidates', 'search_fits', 'search_phrases', 'search_reading']),
  )
  expect(routines.reduce((sum, name) => sum + linesOf(name), 0)).toBeLessThanOrEqual(977)
})
