import { expect, it } from 'vitest'
import { productSchema } from '#server/product-schema.ts'

const { migrations, routines } = productSchema({ playMoney: false })
const isTerms = ({ name }: { name: string }) => name.startsWith('search_terms_')

it('has migrations and routines', () => {
  expect(migrations.length).toBeGreaterThan(15)
  expect(routines.length).toBeGreaterThan(50)
})

it('has one replaceable routine with its overloads, or the rows of one table, in each file, named like the file', () => {
  for (const { name, sql } of routines.filter((routine) => !isTerms(routine))) {
    const made = [...sql.matchAll(/create (or replace )?(?:function|view) public\.(\w+)/g)]
    const filled = [...sql.matchAll(/^(delete from) public\.(\w+);/gm)]
    const kinds = [...made, ...filled].map((match) => `${match[1]} ${match[2]}`)
    expect([...new Set(kinds)]).toEqual([
      `${filled.length > 0 ? 'delete from' : 'or replace '} ${name.replace('.sql', '')}`,
    ])
    expect(sql, name).not.toMatch(/create trigger|create table|create policy/)
  }
})

it('has a file of search words for each language, and one for brands', () => {
  const files = routines.filter(isTerms)
  expect(files.map(({ name }) => name).sort()).toEqual(
    ['brands', 'de', 'en', 'es', 'fr'].map((language) => `search_terms_${language}.sql`),
  )
  const concepts = routines.find(({ name }) => name === 'search_concepts.sql')!.sql
  for (const { name, sql } of files) {
    expect(sql, name).toContain(`select public.load_search_terms('${name.slice(13, -4)}', $terms$`)
    for (const [, concept] of sql.matchAll(/^([a-z0-9-]+): /gm))
      expect(concepts, `${name} names ${concept}`).toMatch(new RegExp(`^${concept}(:| <|$)`, 'm'))
  }
})

it('has functions in migrations only if a table cannot be created without them', () => {
  const inMigrations = migrations
    .filter(({ name }) => !name.startsWith('platform/'))
    .flatMap(({ sql }) => [...sql.matchAll(/create (?:or replace )?function public\.(\w+)/g)])
  expect([...new Set(inMigrations.map((match) => match[1]))].sort()).toEqual([
    'concerns_me',
    'concerns_own_rental',
    'currency_of_site',
    // Beside the columns that it fills: a process of the version before posts entries meanwhile.
    'date_entry',
    'first_id_for',
    'first_time_for',
    'has_role',
    'hours_class',
    'is_side_of',
    'is_weekly_hours',
    'lent_line_ids',
    'map_cell',
    'map_patch',
    'map_point',
    'may_see_review_photo',
    'own_booking_ids',
    'own_items',
    'owns_item',
    'owns_wish',
    'placed_lexemes',
    'planned_for_staff',
    'quality_band',
    'rented_booking_ids',
    'rented_item_ids',
    'search_keys',
    'titles_of',
    'touch_updated_at',
    'visible_booking_ids',
    'visible_bookings',
  ])
})
