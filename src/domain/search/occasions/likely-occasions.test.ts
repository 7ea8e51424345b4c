import { describe, expect, it } from 'vitest'
import { findOccasions, guessOccasions } from './find-occasions.ts'
import { KINDRED_WORDS } from './kindred-words.ts'
import { LANGUAGES } from './occasion.ts'

describe('what somebody is up to, in words that no occasion has', () => {
  it.each([
    ['fasten a shelf to concrete', 'en', 'drill'],
    ['flatten the gravel in the driveway', 'en', 'plate compactor'],
    ['make spaghetti from scratch', 'en', 'pasta machine'],
    ['Terrassenplatten vom Grünbelag befreien', 'de', 'Hochdruckreiniger'],
    ['retocar una falda vieja', 'es', 'máquina de coser'],
    ['ver una peli en el tejado', 'es', 'proyector'],
    ['dar de comer al bebé', 'es', 'trona'],
    ['dance till the neighbours come', 'en', 'speaker'],
    ['Katzenurin vom Sofa wegbekommen', 'de', 'Teppichreiniger'],
    ['que el abuelo recorra el museo', 'es', 'silla de ruedas'],
    ['échanger des balles sur le court', 'fr', 'tennis'],
  ] as const)('%s (%s) leads to %s by words of like meaning and hints', (text, language, thing) => {
    expect(findOccasions(text, language)).toEqual([])
    expect(guessOccasions(text, language)[0]?.things[0]).toBe(thing)
  })

  it('knows a verb in every form', () => {
    const [first] = guessOccasions('flatten the gravel', 'en')
    for (const text of ['flattening the gravel', 'gravel to be flattened', 'she flattens gravel'])
      expect(guessOccasions(text, 'en')[0]).toEqual(first)
  })

  it.each([
    ['picture frame', 'en'],
    ['wall clock', 'en'],
    ['garden gnome', 'en'],
    ['fasten', 'en'],
    ['play with the dog', 'en'],
    ['Zaubertrick', 'de'],
    ['', 'es'],
  ] as const)('%s (%s) is nothing that somebody does to a thing', (text, language) => {
    expect(guessOccasions(text, language)).toEqual([])
  })
})

it.each(LANGUAGES)('kinds are plain words (%s)', (language) => {
  for (const word of KINDRED_WORDS[language].split(/\s+/).filter(Boolean)) expect(word).toMatch(/^[a-z]{2,}$/)
})
