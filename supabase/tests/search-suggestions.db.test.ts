import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchSuggestions } from '#contract/search-answer.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createSearchWorld, FOLDER, type SearchWorld } from './testing/search-world.ts'

let t: SearchWorld
beforeAll(async () => {
  t = await createSearchWorld()
})
afterAll(() => t.site.close())

describe('search_suggestions', () => {
  const suggest = async (q: string, locale = 'en') =>
    (await t.site.client().rpc('search_suggestions', { q, locale })).data as unknown as SearchSuggestions

  it('returns offered kinds of things with this prefix, in the caller’s language, and items', async () => {
    const found = await suggest('ladd')
    expect(found.terms[0]).toBe('ladder')
    expect(found.items).toEqual([{ id: t.ids.ladder, title: 'Folding ladder', city: 'Berlin' }])
    expect((await suggest('escal', 'es')).terms).toContain('escalera')
    expect((await suggest('chainsaw')).terms).toEqual([])
  })

  it('names the town of an item in the caller’s language', async () => {
    await t.site.db.pool.query(
      `insert into public.city_names (city, country, names) values ('Berlin', 'DE', '{"es": "Berlín"}')
       on conflict (city, country) do update set names = excluded.names`,
    )
    expect((await suggest('escal', 'es')).items[0]).toMatchObject({ id: t.ids.ladder, city: 'Berlín' })
  })

  it('returns categories and places with this prefix', async () => {
    expect((await suggest('camp')).categories).toEqual([{ slug: 'camping', name: 'Camping & outdoors' }])
    expect((await suggest('Berl')).places[0]).toMatchObject({ city: 'Berlin', neighbourhood: null })
  })

  it('finds titles by prefixes of words that name no known kind of thing', async () => {
    const id = await t.offer('quokka', { title: 'Quokka costume, size M' })
    expect((await suggest('quok')).items.map((item) => item.id)).toEqual([id])
    await t.site.db.pool.query(`update public.items set status = 'paused' where id = $1`, [id])
    expect((await suggest('quok')).items).toEqual([])
  })

  it.each(['', 'a', "'; drop table items; --", '%_', "\\'", 'x:*A', 'a'.repeat(500)])(
    'takes %j as words and nothing else',
    async (q) => {
      expect((await suggest(q, q)).items).toEqual([])
    },
  )
})

describe('search_places', () => {
  const places = async (q: string, locale = 'en') => {
    const { data, error } = await t.site.client().rpc('search_places', { q, locale })
    expect(error).toBeNull()
    return data!.map((place) => [place.neighbourhood, place.city].filter(Boolean).join(', '))
  }

  it('returns cities first, then neighbourhoods, only of published items', async () => {
    await createItem(t.site.db.pool, {
      owner: t.owner,
      city: 'Lübeck',
      neighbourhood: 'St. Jürgen',
      status: 'draft',
    })
    expect(await places('berlin')).toEqual(['Berlin', 'Neukölln, Berlin', 'Prenzlauer Berg, Berlin'])
    expect(await places('lubeck')).toEqual([])
  })

  it('finds neighbourhoods by the prefix of any of their words, without accents', async () => {
    expect(await places('neuko')).toEqual(['Neukölln, Berlin'])
    expect(await places('berg')).toEqual(['Prenzlauer Berg, Berlin'])
    expect(await places('lavapies mad')).toEqual(['Lavapiés, Madrid'])
    expect(await places('erg')).toEqual([])
  })

  it('finds a city by its name in any of the four languages and returns it in the requested one', async () => {
    await createItem(t.site.db.pool, { owner: t.owner, city: 'Wien', country: 'AT', neighbourhood: 'Neubau' })
    expect(await places('Vienne', 'es')).toEqual(['Viena', 'Neubau, Viena'])
    expect(await places('Wien', 'de')).toEqual(['Wien', 'Neubau, Wien'])
  })

  it('accepts any characters', async () => {
    for (const q of ['.*', '(', '[', '\\', "'; --", '%']) await places(q)
    expect(await places('')).toContain('Berlin')
  })
})

describe('search_categories', () => {
  it('counts published items, and returns the most rented ones', async () => {
    const saw = await t.offer('saw', { title: 'Circular saw' })
    const { pool } = t.site.db
    await pool.query(
      `insert into public.item_images (item_id, path, position, width, height, thumbhash)
       values ($1, $3 || '/first.webp', 1, 1600, 1200, 'aa'), ($2, $3 || '/saw.webp', 1, 1600, 1200, 'bb')`,
      [t.ids.drill, saw, FOLDER],
    )
    await pool.query('update public.items set booking_count = 3 where id = $1', [t.ids.drill])
    const { data } = await t.site.client().rpc('search_categories', { locale: 'de' })
    expect(data).toContainEqual(
      expect.objectContaining({
        slug: 'power-tools',
        name: 'Werkzeug',
        item_count: 3,
        image_path: `${FOLDER}/first.webp`,
      }),
    )
    expect(data!.find((category) => category.slug === 'ladders-building')).toMatchObject({ image_path: null })
  })
})
