import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LIFECYCLES } from '#domain/lifecycles.ts'
import { lifecycleDrawings, lifecycleRoutine } from './lifecycle-files.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

it('the database’s table of transitions matches the domain’s lifecycles', () => {
  expect(read('supabase/routines/lifecycle_transitions.sql')).toBe(lifecycleRoutine())
})

it('the drawing of every lifecycle in the documents is up to date', () => {
  const page = read('docs/lifecycles.md')
  expect(page).toBe(lifecycleDrawings(page))
  for (const thing of Object.keys(LIFECYCLES)) expect(page).toContain(`<!-- ${thing} -->`)
})
