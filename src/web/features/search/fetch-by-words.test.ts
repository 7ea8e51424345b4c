import { describe, expect, it } from 'vitest'
import type { ItemCard, SearchAnswer, WordsMeant } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { fetchByWords } from './fetch-by-words.ts'

const answerOf = (ids: string[], is_similar = false): SearchAnswer => ({
  total: ids.length,
  has_more: false,
  relaxed: [],
  is_similar,
  lowest_price_cents: null,
  highest_price_cents: null,
  items: ids.map((id) => ({ id }) as ItemCard),
  pins: [],
  clusters: [],
})

const sourcesOf = (fetchSearch: (search: Search) => Promise<SearchAnswer>, meant?: WordsMeant) => ({
  fetchSearch,
  fetchMeaning: async (text: string) =>
    meant ?? { words: text.toLowerCase(), things: [], is_empty: false, is_name: false },
})

/** What is found for these words, where the market answers so. */
async function find(text: string, market: Record<string, SearchAnswer>, meant?: WordsMeant) {
  const { answer, things, set, missing } = await fetchByWords(
    { ...DEFAULT_SEARCH, text },
    'en',
    sourcesOf(async (search) => market[search.text] ?? answerOf([]), meant),
  )
  return { ids: answer.items.map(({ id }) => id), things, set, answer, missing }
}

describe('what is found for words', () => {
  it('has every camera for a wedding, those for weddings first', async () => {
    const market = { 'camera for a hike': answerOf(['b']), camera: answerOf(['a', 'b', 'c']) }
    expect((await find('camera for a hike', market)).ids).toEqual(['b', 'a', 'c'])
  })

  it('is no piano where nobody lends a piano stool', async () => {
    const meant = { words: 'piano stool', things: ['piano', 'stool'], is_empty: false, is_name: false }
    const market = { 'piano stool': answerOf(['p'], true), stool: answerOf([]) }
    expect((await find('piano stool', market, meant)).ids).toEqual([])
    expect((await find('piano stool', { ...market, stool: answerOf(['s']) }, meant)).ids).toEqual(['p'])
  })

  it('is, of all that an occasion needs, the thing that is named beside it', async () => {
    const text = 'waffle iron birthday party'
    const meant = { words: text, things: ['waffle iron'], is_empty: false, is_name: false }
    const market = { 'bouncy castle': answerOf(['castle']), 'waffle iron': answerOf(['iron']) }
    expect((await find(text, market, meant)).ids).toEqual(['iron'])
    expect((await find('birthday party', market)).ids.sort()).toEqual(['castle', 'iron'])
  })

  it('is what a name says that a list has turned round', async () => {
    const meant = { words: 'circular saw', things: ['circular saw'], is_empty: false, is_name: true }
    const market = { saw: answerOf(['jigsaw']), 'circular saw': answerOf(['circular']) }
    expect((await find('saw, circular', market, meant)).ids).toEqual(['circular'])
  })

  it('is not taken apart where nobody lends the thing alone', async () => {
    const market = { 'stand for a drum': answerOf(['x']), stand: answerOf(['y'], true) }
    expect((await find('stand for a drum', market)).ids).toEqual(['x'])
  })

  it('is what serves a purpose that is said in words of like meaning', async () => {
    const meant = { words: 'flatten the gravel', things: [], is_empty: false, is_name: false }
    const market = { 'flatten the gravel': answerOf(['bike'], true), 'plate compactor': answerOf(['plate']) }
    expect((await find('flatten the gravel', market, meant)).ids).toEqual(['plate'])
    const named = { ...meant, things: ['flatten'] }
    expect((await find('flatten the gravel', market, named)).ids).toEqual(['bike'])
  })

  it('is what has the whole as its name, whatever stands before "for"', async () => {
    const whole = {
      words: 'mattress to inflate',
      things: ['mattress to inflate'],
      is_empty: false,
      is_name: true,
    }
    const market = { 'mattress to inflate': answerOf(['air']), mattress: answerOf(['cot', 'bed']) }
    expect((await find('mattress to inflate', market, whole)).ids).toEqual(['air'])
  })

  it('is nothing of its purpose where nobody lends the thing, and what is called so otherwise', async () => {
    const bikes = answerOf(['bike'], true)
    expect((await find('rucksack for a bike', { 'rucksack for a bike': bikes })).ids).toEqual([])
    const pump = { words: 'bike pump', things: ['bike pump'], is_empty: false, is_name: true }
    const market = { 'pump for a bike': bikes, 'bike pump': answerOf(['pump']) }
    expect((await find('pump for a bike', market, pump)).ids).toEqual(['pump'])
  })

  it('is, for what somebody is up to, the things for it in their order, and only those that are offered', async () => {
    const market = {
      stepladder: answerOf(['s']),
      drill: answerOf(['d']),
      'laser level': answerOf(['z'], true),
    }
    const found = await find('hang a picture', market)
    expect(found.ids).toEqual(['d', 's'])
    expect(found.things).toEqual(['drill', 'stepladder'])
    expect(found.set).toEqual(['d', 's'])
    expect(found.answer).toMatchObject({ total: 2, has_more: false, is_similar: false })
  })

  it('names the thing for it where nobody lends that, with what comes close to it and nothing that has the words', async () => {
    const silly = { 'hem my trousers': answerOf(['ski trousers'], true) }
    expect(await find('hem my trousers', silly)).toMatchObject({ ids: [], missing: 'sewing machine' })
    const close = { ...silly, 'sewing machine': answerOf(['overlocker'], true) }
    const found = await find('hem my trousers', close)
    expect(found).toMatchObject({ ids: ['overlocker'], things: [], missing: 'sewing machine' })
    expect(found.answer.is_similar).toBe(true)
  })

  it('is no occasion where a thing is called like one, or is named for one, that nobody lends', async () => {
    const market = { 'moving boxes': answerOf(['b']), speaker: answerOf(['s']), van: answerOf(['t'], true) }
    const van = { words: 'moving van', things: ['moving van'], is_empty: false, is_name: true }
    expect(await find('moving van', market, van)).toMatchObject({ ids: [], things: [] })
    const decks = { words: 'decks for a house party', things: ['decks'], is_empty: false, is_name: false }
    const found = await find('decks for a house party', { ...market, decks: answerOf(['m'], true) }, decks)
    expect(found).toMatchObject({ ids: ['m'], things: [] })
  })

  it('is of the thing that is named, however well other things go with its purpose', async () => {
    const market = { 'pushchair for a visit': answerOf(['chair', 'p2']), pushchair: answerOf(['p1', 'p2']) }
    expect((await find('pushchair for a visit', market)).ids).toEqual(['p2', 'p1'])
  })

  it('is the thing itself where that is named as well', async () => {
    const market = {
      'ladder to paint a ceiling': answerOf([]),
      ladder: answerOf(['l']),
      stepladder: answerOf(['s']),
    }
    expect(await find('ladder to paint a ceiling', market)).toMatchObject({ ids: ['l'], things: [] })
  })

  it('is what was meant by a slip, and what a sentence is about', async () => {
    const market = { 'hammer drill': answerOf(['h']), crutches: answerOf(['c']) }
    const slip = { words: 'hammer drill', things: ['hammer drill'], is_empty: false, is_name: true }
    expect((await find('hamer dril', market, slip)).ids).toEqual(['h'])
    const sentence = 'my grandma hurt herself and wants crutches'
    expect(
      (
        await find(sentence, market, {
          words: sentence,
          things: ['crutches'],
          is_empty: false,
          is_name: false,
        })
      ).ids,
    ).toEqual(['c'])
  })

  it('is no other thing where a sentence begins with one that nobody lends', async () => {
    const market = { 'air pump': answerOf(['p']) }
    const text = 'jack that lifts the heavy wheel'
    expect(
      (
        await find(text, market, {
          words: text,
          things: ['jack', 'air pump'],
          is_empty: false,
          is_name: false,
        })
      ).ids,
    ).toEqual([])
  })

  it('is in a message what is asked for by name, with what else is, and not the story around it', async () => {
    const message =
      'Our party is on Friday and my amp broke. Does anyone have a megaphone and a disco ball for us?'
    const market = { megaphone: answerOf(['m']), 'disco ball': answerOf(['d']), amp: answerOf(['a']) }
    const fetchMeaning = async (text: string): Promise<WordsMeant> => ({
      words: text,
      things: ['megaphone', 'disco ball', 'amp'].filter((thing) => text.includes(thing)),
      is_empty: false,
      is_name: false,
    })
    const fetchSearch = async ({ text }: Search) => market[text as 'amp'] ?? answerOf([])
    const found = await fetchByWords({ ...DEFAULT_SEARCH, text: message }, 'en', {
      fetchSearch,
      fetchMeaning,
    })
    expect(found.answer.items.map(({ id }) => id)).toEqual(['m'])
    expect(found).toMatchObject({ about: 'megaphone', things: ['megaphone', 'disco ball'] })
    const lost = message.replace('megaphone and a disco ball', 'unicorn megaphone')
    const none = { fetchSearch: async () => answerOf([]), fetchMeaning }
    expect(await fetchByWords({ ...DEFAULT_SEARCH, text: lost }, 'en', none)).toMatchObject({
      missing: 'megaphone',
      things: [],
    })
  })

  it('is four things like it where nobody lends it', async () => {
    const found = await find('submarine', { submarine: answerOf(['a', 'b', 'c', 'd', 'e'], true) })
    expect(found.ids).toEqual(['a', 'b', 'c', 'd'])
    expect(found.answer).toMatchObject({ total: 4, is_similar: true })
  })

  it('begins with what is called like the occasion, not with what only mentions it', async () => {
    const titled = (id: string, title: string) => ({
      ...answerOf([]),
      total: 1,
      items: [{ id, title } as ItemCard],
    })
    const market = { 'hand truck': answerOf(['h']) }
    expect((await find('moving', { ...market, moving: titled('kit', 'Moving kit') })).ids).toEqual([
      'kit',
      'h',
    ])
    expect((await find('moving', { ...market, moving: titled('x', 'Telescope') })).ids).toEqual(['h', 'x'])
  })

  it('names what is free at other times where nothing is at these', async () => {
    const search = {
      ...DEFAULT_SEARCH,
      text: 'speaker',
      period: { from: '2026-12-01T18:00', to: '2026-12-02T10:00' },
    }
    const found = await fetchByWords(
      search,
      'en',
      sourcesOf(async ({ period }) => answerOf(period ? [] : ['s'])),
    )
    expect(found.answer.total).toBe(0)
    expect(found.otherTimes.map(({ id }) => id)).toEqual(['s'])
    const similar = await fetchByWords(
      search,
      'en',
      sourcesOf(async ({ period }) => (period ? answerOf([]) : answerOf(['s'], true))),
    )
    expect(similar.otherTimes).toEqual([])
  })

  it('is what the market says where nothing for the occasion is offered', async () => {
    expect((await find('snow', { snow: answerOf(['x']) })).ids).toEqual(['x'])
  })

  it('is known to be nothing where the words say nothing, and no thing is called like one of them', async () => {
    const nothing = { words: 'was', things: [], is_empty: true, is_name: false }
    const found = (market: Record<string, SearchAnswer>) =>
      fetchByWords(
        { ...DEFAULT_SEARCH, text: 'was' },
        'de',
        sourcesOf(async (search) => market[search.text] ?? answerOf([]), nothing),
      )
    expect((await found({})).isEmpty).toBe(true)
    expect((await found({ was: answerOf(['c']) })).isEmpty).toBeUndefined()
  })

  it.each([
    ['0', true],
    [' 12!', true],
    ['-1', true],
    ['4x4', undefined],
    ['360', undefined],
  ])('knows of %s that a small number alone names nothing', async (text, isEmpty) => {
    const sources = sourcesOf(async () => answerOf(['c']))
    expect((await fetchByWords({ ...DEFAULT_SEARCH, text }, 'de', sources)).isEmpty).toBe(isEmpty)
  })

  it('is what serves the next occasion that the words may mean where nobody lends the things for the first', async () => {
    const found = await find('hang wallpaper', { 'pasting table': answerOf(['t']) })
    expect(found).toMatchObject({ ids: ['t'], things: ['pasting table'] })
  })

  it('is nothing of everything for signs alone', async () => {
    const market = { '🚲 ?': answerOf(['a', 'b']), '🚲 bike': answerOf(['b']) }
    const unread = { words: '', things: [], is_empty: true, is_name: false }
    expect((await find('🚲 ?', market, unread)).ids).toEqual([])
    expect((await find('🚲 bike', market)).ids).toEqual(['b'])
  })

  it('is nothing where nobody lends what does it, but only what goes with that', async () => {
    const market = { 'hang a picture': answerOf(['x'], true), stepladder: answerOf(['s']) }
    expect(await find('hang a picture', market)).toMatchObject({ ids: [], things: [], missing: 'drill' })
  })

  it('names the thing that nobody lends, without what it is for', async () => {
    const meant = { words: 'cot', things: ['cot'], is_empty: false, is_name: true }
    expect(await find('cot for visiting baby', {}, meant)).toMatchObject({ ids: [], missing: 'cot' })
    const market = { cot: answerOf(['hammock'], true) }
    expect(await find('cot for visiting baby', market, meant)).toMatchObject({
      ids: ['hammock'],
      missing: 'cot',
    })
  })

  it('is neither what comes with something else nor what only mentions a word of it', async () => {
    const deep = { ...answerOf(['press']), is_deep: true }
    const market = { 'trim the bushes': deep, shredder: deep }
    expect(await find('trim the bushes', market)).toMatchObject({ ids: [], missing: 'hedge trimmer' })
  })

  it('is what is like a thing, and nothing that is done to it', async () => {
    const meant = { words: 'transporter', things: ['transporter'], is_empty: false, is_name: true }
    const market = { 'cargo bike': answerOf(['bike']) }
    expect((await find('transporter', market, meant)).ids).toEqual([])
    expect((await find('transport', market)).ids).toEqual(['bike'])
  })

  it('begins with the thing for it that is named', async () => {
    const market = { skis: answerOf(['s']), snowboard: answerOf(['b']) }
    expect((await find('first lesson with snowboards, ski holiday', market)).ids).toEqual(['b', 's'])
    expect((await find('ski holiday', market)).ids).toEqual(['s', 'b'])
  })
})
