import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchWorld, LADDER, type SearchWorld } from './testing/search-world.ts'

let t: SearchWorld
beforeAll(async () => {
  t = await createSearchWorld()
})
afterAll(() => t.site.close())

describe('the words of a search', () => {
  const finds: [what: string, q: string, expected: string[]][] = [
    ['a translation', 'hammer drill', ['drill']],
    ['another form of the word, by the stem', 'Drills', ['drill']],
    ['a word of another language for the same', 'taladro percutor', ['drill']],
    ['what it is a kind of', 'bohrmaschine', ['drill']],
    ['the last part of a compound', 'Pizzaofen', ['oven']],
    ['a plural in German', 'Schlagbohrmaschinen', ['drill']],
    ['umlauts written as two letters', 'Bohrmaschine fuer Beton', ['drill']],
    ['a word of the description', 'soirée', ['oven']],
    ['words without their accents', 'four a pizza', ['oven']],
    ['words with accents where there are none', 'tíenda', ['tent']],
    ['the category in a language of its own', 'Werkzeug', ['drill']],
    ['the category in yet another', 'cuisine', ['oven']],
    ['a category and a title together', 'cuisine pizza', ['oven']],
    ['fillers, which do not count', 'a drill for the', ['drill']],
    ['words of renting, which do not count', 'bohrmaschine mieten', ['drill']],
  ]
  it.each([
    ['the beginning of a word', 'Schlagb', 'de', 'drill'],
    ['two letters that changed places', 'laddre', 'en', 'ladder'],
    ['a mistyped compound', 'schlagborhmaschine', 'de', 'drill'],
    ['a letter that is missing', 'pizaofen', 'de', 'oven'],
  ])('is asked without slips, %s: %s', async (_, q, locale, expected) => {
    const { items, is_similar } = await t.searchMeant({ q, locale })
    expect(items.map(({ id }) => id)).toEqual([t.ids[expected]])
    expect(is_similar).toBe(false)
    expect(await t.found({ q, locale })).toEqual([])
  })

  it.each(finds)('finds %s: %s', async (_, q, expected) => {
    const answer = await t.search({ q })
    expect(answer.is_similar).toBe(false)
    expect(answer.items.map((item) => item.id)).toEqual(expected.map((name) => t.ids[name]))
  })

  const similar: [what: string, q: string, expected: string[]][] = [
    ['the nearest kind of thing', 'Akkuschrauber', ['drill']],
    ['the same without umlauts', 'Grillgeraet', ['oven']],
    ['a thing without an attribute that none has', 'electric tent', ['tent']],
    ['a thing without an unknown word', 'tent zzyzx', ['tent']],
    ['all things where none is both', 'ladder tent', ['ladder', 'tent']],
    ['by a brand what serves a like purpose', 'weber', ['oven']],
  ]
  it.each(similar)('finds %s if nothing else matches, and says so: %s', async (_, q, expected) => {
    const answer = await t.search({ q, locale: 'de' })
    expect(answer.is_similar).toBe(true)
    expect(answer.items.map((item) => item.id).toSorted()).toEqual(
      expected.map((name) => t.ids[name]!).toSorted(),
    )
  })

  it.each(['Kreissäge', 'kitchenaid', 'sewing machine', 'Rollstuhl'])(
    'finds nothing rather than all of a category where nobody lends a %s',
    async (q) => {
      expect(await t.search({ q, locale: 'de' })).toMatchObject({ total: 0, items: [] })
    },
  )

  it('takes no item for what a word of its title, or the name of its category, means elsewhere', async () => {
    const bass = await t.offer('bass', { title: 'Guitare basse', language: 'fr', category: 'music' })
    const sprayer = await t.offer('sprayer', {
      title: 'Pistolet à peinture basse pression',
      language: 'fr',
      category: 'ladders-building',
    })
    const bike = await t.offer('bike', { title: 'Lastenrad mit Kiste', language: 'de', category: 'bikes' })
    expect(await t.found({ q: 'guitare basse', locale: 'fr' })).toEqual(['bass'])
    // The category is called "Räder & Roller".
    expect(await t.found({ q: 'Roller', locale: 'de' })).toEqual([])
    expect(await t.found({ q: 'pistolet à peinture', locale: 'fr' })).toEqual(['sprayer'])
    await t.site.db.pool.query('delete from public.items where id = any ($1)', [[bass, sprayer, bike]])
  })

  it('shows nothing that has only an attribute or a category in common with a thing that nobody lends', async () => {
    const id = await t.offer('guitar', { title: 'Electric guitar', category: 'music' })
    expect(await t.found({ q: 'electric generator' })).toEqual([])
    expect(await t.found({ q: 'camping generator' })).toEqual([])
    expect(await t.found({ q: 'tent and generator' })).toEqual(['tent'])
    await t.site.db.pool.query('delete from public.items where id = $1', [id])
  })

  it('never matches a word inside an unrelated one', async () => {
    const id = await t.offer('grinder', {
      title: 'Radial de 125 mm',
      description: 'Para acampar no sirve.',
      language: 'es',
    })
    expect((await t.search({ q: 'rad', locale: 'de' })).items.map((item) => item.id)).not.toContain(id)
    expect(await t.found({ q: 'camping' })).toEqual(['tent'])
    expect(await t.found({ q: 'radial', locale: 'es' })).toEqual(['grinder'])
    await t.site.db.pool.query('delete from public.items where id = $1', [id])
  })

  it('does not fall back to similar words if only the price excludes all items', async () => {
    expect(await t.search({ q: 'ladder', max_price_cents: 100 })).toMatchObject({
      total: 0,
      is_similar: false,
      lowest_price_cents: 800,
    })
  })

  it('does not replace correctly spelt words that match nothing at this place or time', async () => {
    const id = await t.offer('saw', { title: 'Stichsäge', language: 'de', city: 'Madrid' })
    await t.site.db.pool.query('update public.items set latitude = 40.4, longitude = -3.7 where id = $1', [
      id,
    ])
    const inBerlin = { lat: 52.49, lng: 13.43, radius_m: 5_000 }
    expect(await t.search({ ...inBerlin, q: 'stichsäge' })).toMatchObject({ total: 0, is_similar: false })
    const mistyped = { q: 'stichsege', locale: 'de' }
    expect(await t.searchMeant({ ...inBerlin, ...mistyped })).toMatchObject({ total: 0, is_similar: false })
    expect(await t.searchMeant(mistyped)).toMatchObject({ total: 1, is_similar: false })
    await t.site.db.pool.query('delete from public.items where id = $1', [id])
  })

  it('takes no telescope for a saw because of the mountains in its title', async () => {
    const title = 'Telescopio para noches de sierra'
    const id = await t.offer('telescope', { title, language: 'es', category: 'camping' })
    expect(await t.found({ q: 'sierra', locale: 'es' })).toEqual([])
    await t.site.db.pool.query('delete from public.items where id = $1', [id])
  })

  it('ranks what an item is above the rest of its title, and leaves out mere accessories', async () => {
    const { pool } = t.site.db
    const kit = await t.offer('kit', { title: 'Painting kit: ladder, brushes' })
    const rack = await t.offer('rack', { title: 'Roof rack for a ladder', description: 'Holds any ladder.' })
    expect(await t.found({ q: 'ladder' })).toEqual(['ladder', 'kit'])
    await pool.query('delete from public.items where id = any ($1)', [[kit, t.ids.ladder]])
    expect(await t.found({ q: 'ladder' })).toEqual([])
    await pool.query('delete from public.items where id = $1', [rack])
    await t.offer('ladder', LADDER)
  })

  it('takes for what comes with an item what is added to it', async () => {
    const id = await t.offer('boules', { title: 'Boules + Mölkky', language: 'fr', category: 'sport-winter' })
    const chess = await t.offer('molkky', { title: 'Mölkky', language: 'fr', category: 'sport-winter' })
    expect(await t.found({ q: 'mölkky', locale: 'fr' })).toEqual(['molkky'])
    expect(await t.found({ q: 'boules', locale: 'fr' })).toEqual(['boules'])
    await t.site.db.pool.query('delete from public.items where id = any ($1)', [[id, chess]])
  })

  it('takes no long compound for another that only begins like it', async () => {
    const id = await t.offer('vacuum', { title: 'Fenstersauger', language: 'de', category: 'power-tools' })
    const found = async (q: string) => (await t.searchMeant({ q, locale: 'de' })).items.map((item) => item.id)
    expect([await found('fensterlüfter'), await found('fensterzauger')]).toEqual([[], [id]])
    await t.site.db.pool.query('delete from public.items where id = $1', [id])
  })

  it('shows no thing for a part of it, whoever mentions one', async () => {
    const id = await t.offer('drums', {
      title: 'Drum kit with a stand',
      description: 'New drumsticks, and a charger for the lights.',
    })
    for (const q of ['drumsticks', 'charger', 'stand']) expect(await t.found({ q }), q).toEqual([])
    expect(await t.found({ q: 'drum kit' })).toEqual(['drums'])
    await t.site.db.pool.query('delete from public.items where id = $1', [id])
  })

  it.each([
    [`'; drop table public.items; --`, 'drop table public items'],
    [`drill' or 'x' = 'x`, 'drill or x x'],
    [`drill & !!( | :* <-> )`, 'drill'],
    ['\\', ''],
    ['%_*', ''],
    ['$1 $20 %s %I %L ~', '1 20 s I L'],
    ['drill:A ~ "c.drill"', 'drill A c drill'],
    ['drill'.repeat(20), 'drill'.repeat(20)],
    ['🪛 ½ ſ', '½ ſ'],
  ])('takes %j as words and nothing else', async (q, words) => {
    await t.search({ q, sort: q, locale: q, category: q, delivery: q })
    expect((await t.search({ q })).total).toBe((await t.search({ q: words })).total)
    expect(await t.found({ only_ids: [t.ids.drill!] })).toEqual(['drill'])
  })

  it.each([
    ['und der die', 'de', [], true],
    // In French it is such a word, and a thing in English.
    ['car', 'fr', ['car'], false],
    ['mieten', 'de', [], true],
    ['?!', 'en', [], true],
    ['k', 'en', [], true],
    ['xyzzy', 'de', [], false],
    ['the ladder, drill', 'en', ['ladder', 'drill'], false],
    ['Akkugartenleiter', 'de', ['akkugartenleiter'], false],
    ['a ladder for the wall', 'en', ['ladder'], false],
    // "Tags" are days in German alone, and to go down is of one stem with a bass.
    ['tags', 'en', [], false],
    ['bajo', 'es', ['bajo'], false],
    ['bajar', 'es', [], false],
    // A category is none that leads to a thing by itself.
    ['moving', 'en', [], false],
  ])('reads of %j (%s) the things %j, and whether it says anything', async (q, locale, things, is_empty) => {
    const { data } = await t.site.client().rpc('words_meant', { q, locale })
    expect(data).toMatchObject({ things, is_empty })
  })

  it.each([
    ['cheap ladder', true],
    ['ladder zzyzx', false],
    ['ladder, tent', false],
    ['cheap', false],
  ])('knows whether %j is the name of one thing', async (q, is_name) => {
    const { data } = await t.site.client().rpc('words_meant', { q, locale: 'en' })
    expect(data).toMatchObject({ is_name })
  })

  it('reflects new texts, new translations and new names of a category', async () => {
    const { pool } = t.site.db
    await pool.query(`update public.items set title = 'Rotary zweihander' where id = $1`, [t.ids.drill])
    expect(await t.found({ q: 'zweihander' })).toEqual(['drill'])
    await pool.query(
      `update public.categories set names = names || '{"en": "Gizmos"}' where slug = 'power-tools'`,
    )
    expect(await t.found({ q: 'gizmo' })).toEqual(['drill'])
    await pool.query(`update public.items set title = 'Schlagbohrmaschine' where id = $1`, [t.ids.drill])
    await pool.query(
      `update public.categories set names = names || '{"en": "Tools"}' where slug = 'power-tools'`,
    )
  })
})
