import { describe, expect, it } from 'vitest'
import { THINGS } from '../things/all-things.ts'
import { findOccasions, headedByThing, namedOccasions, thingOfOccasion } from './find-occasions.ts'
import type { OccasionLanguage } from './occasion.ts'
import { OCCASIONS } from './occasions.ts'

describe('what somebody is up to', () => {
  it.each([
    ['hang a picture', 'en', 'drill'],
    ['I want to hang some pictures on the wall', 'en', 'drill'],
    ['Bild aufhängen', 'de', 'Bohrmaschine'],
    ['Bilder an die Wand hängen', 'de', 'Bohrmaschine'],
    ['loch in die wand bohren', 'de', 'Bohrmaschine'],
    ['percer un mur en béton', 'fr', 'perceuse à percussion'],
    ['look at saturn tonight', 'en', 'telescope'],
    ['Betonwand bohren', 'de', 'Schlagbohrmaschine'],
    ['subir la lavadora al quinto', 'es', 'carretilla'],
    ['faire du jus de pomme', 'fr', 'presse à fruits'],
    ['decke streichen', 'de', 'Stehleiter'],
    ['fridge to the 5th floor', 'en', 'hand truck'],
    ['Kühlschrank in den 5. Stock tragen', 'de', 'Sackkarre'],
    ['children’s birthday', 'en', 'bouncy castle'],
    ['Kindergeburtstag', 'de', 'Hüpfburg'],
    ['montar una estantería', 'es', 'taladro'],
    ['mariage', 'fr', 'tonnelle'],
    ['camping with four', 'en', 'tent'],
    ['schnee', 'de', 'Schlitten'],
    ['déménagement', 'fr', 'diable'],
    ['mudanza', 'en', 'hand truck'],
    ['Terrasse reinigen', 'de', 'Hochdruckreiniger'],
    ['descendre la rivière', 'fr', 'bateau'],
    ['bajar el río', 'es', 'barco'],
    ['den Fluss hinunter', 'de', 'Boot'],
    ['mow the lawn', 'en', 'lawnmower'],
    ['faire couver des œufs', 'fr', 'couveuse'],
    ['dig holes for fence posts', 'en', 'earth auger'],
    ['ich muss morgen unbedingt noch für meine Tochter eine Hose nähen', 'de', 'Nähmaschine'],
    ['Löcher für Zaunpfosten bohren', 'de', 'Erdbohrer'],
  ] as const)('%s (%s) leads to %s', (text, language, first) => {
    expect(findOccasions(text, language as OccasionLanguage)[0]?.things[0]).toBe(first)
  })

  it.each([
    [
      'hi all, my sister is flying in from chicago on friday with my nephew, nine months old, and he should sit at the table with us',
      'en',
      'high chair',
    ],
    [
      'hallo zusammen, wir ziehen am Freitag aus dem fünften Stock aus, und der Kühlschrank muss irgendwie runter, zahle gern 20 Euro',
      'de',
      'Sackkarre',
    ],
    [
      'hola, perdona, mi hijo de diez años quiere ver la luna de cerca para un trabajo del cole que entrega el jueves, gracias',
      'es',
      'telescopio',
    ],
    [
      'coucou, la cave a été inondée cette nuit, trois cm d’eau partout, quelqu’un aurait de quoi aspirer tout ça avant jeudi',
      'fr',
      'aspirateur eau et poussière',
    ],
  ] as const)('the message "%s" (%s) is about %s', (text, language, first) => {
    expect(findOccasions(text, language).map(({ things }) => things[0])).toContain(first)
  })

  it('leads to nothing else of which less is said', () => {
    expect(findOccasions('llevar la bici en el coche', 'es').map(({ things }) => things[0])).toEqual([
      'portabicicletas',
    ])
  })

  it.each([
    ['quitar el papel pintado de la pared', 'es', ['despegadora de papel']],
    ['Laub vom Rasen harken', 'de', ['Rechen']],
  ] as const)('of the things for "%s" (%s) only %s does it by itself', (text, language, serving) => {
    const [needed] = findOccasions(text, language)
    expect(needed?.things.slice(0, needed.serving)).toEqual(serving)
  })

  it('leads to none that has some of its words where another has them all', () => {
    const things = (text: string) => findOccasions(text, 'en').flatMap((needed) => needed.things)
    expect(things('clean the patio stones')).not.toContain('demolition hammer')
    expect(things('children’s birthday')).toContain('waffle iron')
  })

  it('is nothing in a message of which no words that belong together stand together', () => {
    const far = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda omicron rho sigma'
    expect(findOccasions(`trim ${far} ${far} hedge`, 'en')).toEqual([])
  })

  it.each([
    'drill',
    'wedding dress',
    'snow chains',
    '',
    '!!',
    'a the of',
    'x '.repeat(50),
    'partyhut',
    'wedding ring',
    'fishing licence office opening hours renewal fee',
  ])('%s is no occasion', (text) => {
    expect(findOccasions(text, 'en')).toEqual([])
  })

  it.each([
    ['lawn mower', 'en'],
    ['hedge trimmers', 'en'],
    ['máquina de cortar césped', 'es'],
    ['machine pour tondre la pelouse', 'fr'],
  ] as const)('%s (%s) is what does the work, and no occasion', (text, language) => {
    expect(findOccasions(text, language)).toEqual([])
  })

  it('a thing whose name begins like an occasion is looked for itself', () => {
    expect(findOccasions('Schneefräse', 'de')).toEqual([])
    expect(findOccasions('Barbecue', 'en')).not.toEqual([])
  })

  it.each(['en', 'de', 'es', 'fr'] as const)('what the first page offers is understood (%s)', (language) => {
    expect(namedOccasions(language).length).toBeGreaterThan(6)
    for (const name of namedOccasions(language))
      expect([name, findOccasions(name, language)[0]?.things.length]).not.toContain(undefined)
  })

  it('every line is plain, and every thing has a word in each language', () => {
    for (const occasion of OCCASIONS) {
      for (const language of ['en', 'de', 'es', 'fr'] as const) {
        expect(occasion[language]).toMatch(
          /^[a-z0-9]+(\/[a-z0-9]+)*( [a-z0-9]+(\/[a-z0-9]+)*)*!?(, [a-z0-9]+(\/[a-z0-9]+)*( [a-z0-9]+(\/[a-z0-9]+)*)*!?)*$/,
        )
      }
      for (const thing of occasion.things) expect([thing, THINGS.get(thing)?.length]).toEqual([thing, 4])
    }
  })
})

it.each([
  ['help my mum get her sofa down three flights', 'en', 'hand truck'],
  ['go camping with kids', 'en', 'tent'],
  ['Balkon bepflanzen', 'de', 'Gartengeräte'],
  ['Bücherregal an die Wand schrauben', 'de', 'Bohrmaschine'],
  ['viajar a nueva york', 'es', 'maleta'],
  ['dar un discurso en la boda', 'es', 'micrófono'],
  ['camper au bord du lac', 'fr', 'tente'],
  ['jugar con los amigos en casa', 'es', 'futbolín'],
] as const)('%s (%s) leads to %s in a whole sentence', (text, language, first) => {
  expect(findOccasions(text, language)[0]?.things[0]).toBe(first)
})

it.each([
  ['silla para llevar al niño en bici', 'silla', 'es', 'silla infantil de bici'],
  ['siège bébé pour vélo', 'siège bébé', 'fr', 'siège vélo enfant'],
  ['ladder to paint a ceiling', 'ladder', 'en', undefined],
] as const)('%s asks, as %s (%s), for %s', (text, thing, language, name) => {
  expect(thingOfOccasion(text, thing, language)).toBe(name)
})

it.each([
  ['tripod', 'en'],
  ['travel cot', 'en'],
  ['film camera', 'en'],
  ['picnic blanket', 'en'],
  ['dance floor', 'en'],
  ['karaoke machine', 'en'],
  ['surf board', 'en'],
  ['video recorder', 'en'],
  ['Reisebett', 'de'],
  ['Fliegengitter', 'de'],
  ['Rudergerät', 'de'],
  ['Wanderrucksack', 'de'],
  ['bolsa de viaje', 'es'],
  ['disfraz de payaso', 'es'],
  ['triporteur', 'fr'],
  ['sac de voyage', 'fr'],
  ['fleurs', 'fr'],
] as const)('%s (%s) is a thing, whatever its name begins like', (text, language) => {
  expect(findOccasions(text, language)).toEqual([])
})

it.each([
  ['bike case', 'case', 'en', true],
  ['Lastenrad', 'Rad', 'de', true],
  ['cuna de viaje', 'cuna', 'es', true],
  ['air bed', 'folding bed', 'en', false],
] as const)('takes a %s where a %s is asked for (%s): %s', (name, kind, language, isTaken) => {
  expect(headedByThing(name, kind, language)).toBe(isTaken)
})
