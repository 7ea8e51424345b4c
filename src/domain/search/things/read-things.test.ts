import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { THINGS, USES } from './all-things.ts'
import { readThings } from './read-things.ts'

it('reads names and uses in four languages, and what else serves', () => {
  const { names, uses } = readThings(`
ham-stand + meat-slicer: ham stand | Schinkenständer | jamonero | support à jambon
  en: carve ham
  de: schinken schneid
  es: cortar jamon
  fr: couper jambon
easel: easel | Staffelei | caballete | chevalet
`)
  expect([...names.keys()]).toEqual(['ham-stand', 'easel'])
  expect(names.get('easel')).toEqual(['easel', 'Staffelei', 'caballete', 'chevalet'])
  expect(uses).toEqual([
    {
      things: ['ham-stand', 'meat-slicer'],
      en: 'carve ham',
      de: 'schinken schneid',
      es: 'cortar jamon',
      fr: 'couper jambon',
    },
  ])
})

it('names each thing once in each language, by a concept that the search knows', () => {
  const concepts = readFileSync(
    new URL('../../../../supabase/routines/search_concepts.sql', import.meta.url),
    'utf8',
  )
  const unknown = [...THINGS.keys()].filter((thing) => !new RegExp(`^${thing}( <|$)`, 'm').test(concepts))
  expect(unknown).toEqual([])
  for (const names of THINGS.values()) expect(names.filter(Boolean)).toHaveLength(4)
})

it('knows for most of them what they are for', () => {
  const used = new Set(USES.map(({ things }) => things[0]))
  expect(used.size).toBeGreaterThan(600)
  for (const { things, en, de, es, fr } of USES) {
    expect(things.filter((thing) => !THINGS.has(thing))).toEqual([])
    expect([things[0], ...[en, de, es, fr].filter((lines) => lines === '')]).toEqual([things[0]])
  }
})
