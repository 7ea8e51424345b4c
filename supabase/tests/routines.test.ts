import { expect, it } from 'vitest'
import { productSchema } from '#server/product-schema.ts'

const { migrations, routines } = productSchema()

it('has migrations and routines', () => {
  expect(migrations.length).toBeGreaterThan(15)
  expect(routines.length).toBeGreaterThan(50)
})

it('has one replaceable routine a file, or the rows of one table, under the name of the file', () => {
  for (const { name, sql } of routines) {
    const made = [...sql.matchAll(/create (or replace )?(?:function|view) public\.(\w+)/g)]
    const filled = [...sql.matchAll(/^(delete from) public\.(\w+);/gm)]
    expect([...made, ...filled].map((match) => [match[1], match[2]])).toEqual([
      [filled.length > 0 ? 'delete from' : 'or replace ', name.replace('.sql', '')],
    ])
    expect(sql, name).not.toMatch(/create trigger|create table|create policy/)
  }
})

it('has functions in migrations only where a table cannot be made without them', () => {
  const inMigrations = migrations
    .filter(({ name }) => !name.startsWith('platform/'))
    .flatMap(({ sql }) => [...sql.matchAll(/create (?:or replace )?function public\.(\w+)/g)])
  expect(inMigrations.map((match) => match[1]).sort()).toEqual([
    'has_role',
    'map_square',
    'owns_item',
    'titles_of',
    'touch_updated_at',
  ])
})
