import { expect, it } from 'vitest'
import { findOccasions, guessOccasions } from './find-occasions.ts'
import { OCCASIONS } from './occasions.ts'
import { plainWords } from './plain-words.ts'
import { rankOccasions } from './rank-occasions.ts'

it('ranks what the words tell most of first', () => {
  const [first, second] = rankOccasions(OCCASIONS, plainWords('dig holes for fence posts'), 'en')
  expect(first!.occasion.things[0]).toBe('earth-auger')
  expect(first!.weight).toBeGreaterThan(second!.weight)
})

it.each([
  ['cut the hedge', 'en', 'hedge trimmer'],
  ['abattre un arbre', 'fr', 'tronçonneuse'],
  ['chauffer la chambre', 'fr', 'radiateur'],
] as const)('%s (%s) begins, of all that goes with it, with the %s', (text, language, thing) => {
  expect(findOccasions(text, language)[0]?.things[0]).toBe(thing)
})

it('does not take the same word twice, nor the beginning of another', () => {
  expect(findOccasions('Bierbänke', 'de')).toEqual([])
  expect(findOccasions('démonter des murs', 'fr').flatMap(({ things }) => things)).not.toContain('mégaphone')
})

it('guesses by some of the words of a line, and by a word that is said of hardly anything else', () => {
  expect(guessOccasions('couchage pour mon neveu de 18 mois', 'fr')[0]?.things[0]).toBe('lit parapluie')
  expect(guessOccasions('unsere Unterlagen laminieren', 'de')[0]?.things[0]).toBe('Laminiergerät')
})
