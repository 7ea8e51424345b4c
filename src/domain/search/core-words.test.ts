import { expect, it } from 'vitest'
import {
  headOfName,
  nameOfThingFor,
  thingWithoutPurpose,
  turnedName,
  withoutAnything,
  withoutFrame,
} from './core-words.ts'

it.each([
  ['can i rent a camera for a wedding', 'camera for a wedding'],
  ['Where can I hire a pressure washer?', 'pressure washer'],
  ['I need a drill', 'drill'],
  ["we're", "we're"],
  ['looking for some tents near me', 'tents'],
  ['wo kann ich einen Bohrer leihen', 'Bohrer'],
  ['ich brauche eine leiter', 'leiter'],
  ['leiter mieten', 'leiter'],
  ['¿Dónde puedo alquilar una carpa?', 'carpa'],
  ['necesito un taladro', 'taladro'],
  ['alquiler de bicicletas', 'bicicletas'],
  ['où louer une remorque', 'remorque'],
  ['je cherche un vélo', 'vélo'],
  ['3 Fahrräder', 'Fahrräder'],
  ['4 man tent', 'tent'],
  ['Zelt für 4 Personen', 'Zelt'],
  ['tente 4 places', 'tente'],
  ['sono pour 50 personnes', 'sono'],
  ['4 people', '4 people'],
  ['20 inch bmx', '20 inch bmx'],
  ['6 m ladder', '6 m ladder'],
  ['4K camera', '4K camera'],
  ['3d printer', '3d printer'],
  ['rent', 'rent'],
  ['?', '?'],
  ['', ''],
  ['mietwagen', 'mietwagen'],
  ['hireling', 'hireling'],
])('%s is about %s', (text, core) => {
  expect(withoutFrame(text)).toBe(core)
})

it.each([
  ['camera for a wedding', 'camera'],
  ['Zelt für 4 Personen', 'Zelt'],
  ['caméra pour un mariage', 'caméra'],
  ['taladro para hormigón', 'taladro'],
  ['drill', undefined],
  ['for a wedding', undefined],
  ['', undefined],
])('%s is %s, whatever for', (text, thing) => {
  expect(thingWithoutPurpose(text)).toBe(thing)
})

it.each([
  ['pump for a bike', 'en', 'bike pump'],
  ['Pumpe fürs Fahrrad', 'de', 'Fahrradpumpe'],
  ['bomba para la bici', 'es', 'bomba de bici'],
  ["siège bébé pour l'auto", 'fr', 'siège bébé auto'],
  ['bike pump', 'en', undefined],
  ['a very long line of words for a bike', 'en', undefined],
] as const)('%s (%s) may be called %s', (text, language, name) => {
  expect(nameOfThingFor(text, language)).toBe(name)
})

it.each([
  ['cosas', ''],
  ['was gibt es', ''],
  ['things to rent', ''],
  ['qué hay', ''],
  ['was gibt es für Zelte', 'für Zelte'],
  ['zelt', 'zelt'],
  ['', ''],
])('%s beside a place asks for "%s"', (text, core) => {
  expect(withoutAnything(text)).toBe(core)
})

it.each([
  ['piano stool', ['piano', 'stool'], 'en', 'stool'],
  ['klavier hocker', ['klavier', 'hocker'], 'de', 'hocker'],
  ['taburete de piano', ['taburete', 'piano'], 'es', 'taburete'],
  ['caballete telescopio', ['caballete', 'telescopio'], 'es', undefined],
  ['pianos', ['pianos'], 'en', undefined],
  ['klavier mit kopfhorern', ['klavier', 'kopfhorern'], 'de', undefined],
  ['piano stool red', ['piano', 'stool'], 'en', undefined],
] as const)('of %s what %j name, it is in the end (%s) %s', (words, things, language, head) => {
  expect(headOfName(words, things, language)).toBe(head)
})

it.each([
  ['Hola buenas, tengo el parquet rayado', 'tengo el parquet rayado'],
  ['Hedge trimmer for Saturday morning, I can pick it up any evening', 'Hedge trimmer for Saturday morning'],
  ['Bierbänke, Abholung Freitag wäre super', 'Bierbänke'],
  ['Is it wet? We want to dry a cellar', 'Is it wet. We want to dry a cellar'],
  ['our baby comes, we need something to sit on', 'our baby comes, we need something to sit on'],
])('%s asks for %s', (message, core) => {
  expect(withoutFrame(message)).toBe(core)
})

it.each([
  ['saw, circular', 'en', 'circular saw'],
  ['Kamera, analoge', 'de', 'analoge Kamera'],
  ['sierra, circular', 'es', 'sierra circular'],
  ['scie, circulaire', 'fr', 'scie circulaire'],
  ['drill, ladder, tent', 'en', undefined],
  ['saw', 'en', undefined],
] as const)('reads "%s" (%s) as a name turned round', (text, language, name) => {
  expect(turnedName(text, language)).toBe(name)
})
