import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlaceInWords } from '#contract/search-answer.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  const owner = (await createPerson(t.db.pool)).id
  const berlin = { city: 'Berlin', country: 'DE', latitude: 52.48, longitude: 13.43 }
  await createItem(t.db.pool, { owner, ...berlin, neighbourhood: 'Rummelsburg' })
  await createItem(t.db.pool, { owner, ...berlin, neighbourhood: 'Bohrer' })
})
afterAll(() => t.close())

async function read(q: string, language = 'en'): Promise<string> {
  const response = await t.app.request(`/places/in-words?${new URLSearchParams({ q, language })}`)
  expect(response.status).toBe(200)
  const found: PlaceInWords | null = await response.json()
  if (!found) return 'no place'
  const { neighbourhood, city } = found.place
  return `${found.rest} @ ${[neighbourhood, city].filter(Boolean).join(', ')}`
}

describe('a place among the words of a search', () => {
  it.each([
    ['bike paris', 'en', 'bike @ Paris'],
    ['lastenrad wien', 'de', 'lastenrad @ Wien'],
    ['cargo bike vienna', 'en', 'cargo bike @ Vienna'],
    ['vélo cargo à vienne', 'fr', 'vélo cargo @ Vienne'],
    ['leiter neukölln', 'de', 'leiter @ Neukölln, Berlin'],
    ['leiter in neukoelln', 'de', 'leiter @ Neukölln, Berlin'],
    ['taladro en madrid', 'es', 'taladro @ Madrid'],
    ['tienda de campaña cerca de sevilla', 'es', 'tienda de campaña @ Sevilla'],
    ['tente près de lyon', 'fr', 'tente @ Lyon'],
    ['paris bike', 'en', 'bike @ Paris'],
    ['Hamburg', 'de', ' @ Hamburg'],
    ['tent in nice', 'en', 'tent @ Nice'],
    ['zelt in essen', 'de', 'zelt @ Essen'],
    ['boat rummelsburg', 'en', 'boat @ Rummelsburg, Berlin'],
    ['drill saint-denis', 'fr', 'drill @ Saint-Denis'],
    ['grill in prenzlauer berg', 'de', 'grill @ Prenzlauer Berg, Berlin'],
    ['hamac gare de lyon', 'fr', 'hamac @ Gare de Lyon, Paris'],
    ['suitcase atocha', 'en', 'suitcase @ Atocha, Madrid'],
    ['zelt am alexanderplatz', 'de', 'zelt @ Alexanderplatz, Berlin'],
    ['koffer wien hbf', 'de', 'koffer @ Hauptbahnhof, Wien'],
    ['perceuse paris 13e', 'fr', 'perceuse @ 13e, Paris'],
    ['échelle 75017', 'fr', 'échelle @ 17e, Paris'],
    ['rodel 1080 wien', 'de', 'rodel @ 8. Bezirk, Wien'],
    ['taladro en sol', 'es', 'taladro @ Sol, Madrid'],
    ['fahrrad prater', 'de', 'fahrrad @ Prater, Wien'],
    ['hamac goutte d’or', 'fr', 'hamac @ Goutte d’Or, Paris'],
    ['grill tiergarten', 'de', 'grill @ Tiergarten, Berlin'],
    ['hamac montmartre', 'fr', 'no place'],
    ['wheelchair near the Prado', 'en', 'wheelchair @ Museo del Prado, Madrid'],
    ['kayak playa del Bogatell', 'es', 'kayak @ Bogatell, Barcelona'],
    ['patinete eléctrico gràcia', 'es', 'patinete eléctrico @ Gràcia, Barcelona'],
    // Nothing of the place is left beside the thing.
    ['kayak near barcelona beach', 'en', 'kayak @ Barcelona'],
    ['Klimagerät im 7. Bezirk in Wien', 'de', 'Klimagerät @ 7. Bezirk, Wien'],
    ['leiter neukölln berlin', 'de', 'leiter @ Neukölln, Berlin'],
    ['skischuhe züri', 'de', 'skischuhe @ Zürich'],
    ['kayak bcn', 'es', 'kayak @ Barcelona'],
    // A postcode stands for its town, short and mistyped names for what is near to what is lent.
    ['waffeleisen 10999', 'de', 'waffeleisen @ Berlin'],
    ['zelt 12045 Berlin', 'de', 'zelt @ Berlin'],
    ['gaufrier dans le 20e', 'fr', 'gaufrier @ 20e, Paris'],
    ['zelt neuköln', 'de', 'zelt @ Neukölln, Berlin'],
    ['zelt in neuköln', 'de', 'zelt @ Neukölln, Berlin'],
    ['zelt kleinmachnow', 'de', 'zelt @ Kleinmachnow'],
    ['grill in köpenik', 'de', 'grill @ Köpenick, Berlin'],
    ['zelt Berlin-Köpenick', 'de', 'zelt @ Berlin Köpenick, Berlin'],
    ['tronçonneuse à Bron', 'fr', 'tronçonneuse @ Bron'],
    ['boat Rummelsburg station', 'en', 'boat @ Rummelsburg, Berlin'],
  ])('%s', async (typed, language, read_as) => {
    expect(await read(typed, language)).toBe(read_as)
  })

  it.each([
    ['nice camera', 'en'],
    ['reading lamp', 'en'],
    ['essen warmhalten', 'de'],
    ['pressure washer', 'en'],
    ['pipe bender', 'en'],
    ['foldign steps', 'en'],
    ['bohrer', 'de'],
    ['table de mixage', 'fr'],
    ['tapis de sol', 'fr'],
    ['sieste au jardin', 'fr'],
    ['viaje a lisboa en avión', 'es'],
    ['flight to rome', 'en'],
    ['koffer hauptbahnhof', 'de'],
    ['zelt 4000', 'de'],
    ['powerbank 10000 mAh', 'en'],
    ['machine à coudre', 'fr'],
    ['fer à cheval', 'fr'],
    ['anniversaire 10e', 'fr'],
    ['waschmaschine', 'de'],
    ['bohrhamer', 'de'],
    ['camera for a wedding', 'en'],
    ['perceuse', 'fr'],
    ['hole in the wall', 'en'],
    ['loch in der wand', 'de'],
    ['animals in the forest at night', 'en'],
    ['kino im hof', 'de'],
    ['', 'en'],
    ['\u0000 %', 'en'],
    ['x'.repeat(3_000), 'en'],
    ['a b c d e f g h i j k l m n o p', 'en'],
  ])('%s names none', async (typed, language) => {
    expect(await read(typed, language)).toBe('no place')
  })
})
