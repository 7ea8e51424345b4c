import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchWorld, type SearchWorld } from './testing/search-world.ts'

let t: SearchWorld
beforeAll(async () => {
  t = await createSearchWorld()
})
afterAll(() => t.site.close())

describe('what was typed is read as', () => {
  const cases: [what: string, typed: string, language: string, words: string][] = [
    ['what has two letters the other way round, however short', 'zetl', 'de', 'zelt'],
    ['what has one letter less', 'txent', 'en', 'tent'],
    ['what has one letter more', 'ldder', 'en', 'ladder'],
    ['what has another letter', 'lamder', 'en', 'ladder'],
    ['the word of the reader’s language, of two that are as near', 'txller', 'de', 'teller'],
    ['that of another reader’s language', 'txller', 'en', 'tiller'],
    ['what is nearest, before a word of the reader’s language', 'harmonicb', 'de', 'harmonica'],
    ['the most similar word, where more letters are wrong', 'bohrhamerr', 'de', 'bohrhammer'],
    ['a long compound that is much like it', 'schlagborhmaschine', 'de', 'schlagbohrmaschine'],
    [
      'a long word with a wrong letter, not as one that is only much like it',
      'telescopyo',
      'es',
      'telescopio',
    ],
    ['a compound, where one is one slip away', 'stheleiter', 'de', 'stehleiter'],
    ['what makes a longer name', 'sweing machine', 'en', 'sewing machine'],
    ['what has a space in another place', 'rugd octor', 'en', 'rug doctor'],
    ['it stands, where five letters have a wrong one', 'drixl', 'en', 'drixl'],
    [
      'it stands, where it may be a compound and is a little like another',
      'kellerleiter',
      'de',
      'kellerleiter',
    ],
    ['it stands, where it has a number in it', 'ladde2', 'en', 'ladde2'],
    ['it stands, where its first letter is another', 'badder', 'en', 'badder'],
    ['what it is the beginning of', 'akkuschr', 'de', 'akkuschrauber'],
    ['it stands, where it is the beginning of many', 'akku', 'de', 'akku'],
    ['it stands, where it has three letters only', 'rda', 'de', 'rda'],
    ['it stands, among four words', 'the lamder is here', 'en', 'the lamder is here'],
    ['it stands, where a title has the word', 'trampet', 'en', 'trampet'],
    ['a thing, not as the short word to which its stem is cut', 'motosiera', 'es', 'motosierra'],
  ]
  it.each(cases)('%s: %s (%s)', async (_, q, locale, words) => {
    await t.offer('trampet', { title: 'Trampet of the house' })
    const { data } = await t.site.client().rpc('words_meant', { q, locale })
    await t.site.db.pool.query('delete from public.items where id = $1', [t.ids.trampet])
    expect(data).toMatchObject({ words })
  })
})

describe('of words that have one stem', () => {
  it.each([
    ['es', 'bomba', 'pump'],
    ['es', 'bombo', 'raffle'],
    ['fr', 'chandelles', 'jack'],
    ['fr', 'chandelle', 'stand'],
  ])('in %s %s finds what is called exactly so', async (locale, q, expected) => {
    const ids = [
      await t.offer('pump', { title: 'Bomba de agua', language: 'es', category: 'garden' }),
      await t.offer('raffle', { title: 'Bombo', language: 'es', category: 'music' }),
      await t.offer('jack', { title: 'Car jack', category: 'power-tools' }),
      await t.offer('stand', { title: 'Axle stand', category: 'power-tools' }),
    ]
    const found = await t.found({ q, locale })
    await t.site.db.pool.query('delete from public.items where id = any ($1)', [ids])
    expect(found).toEqual([expected])
  })
})

it('finds by an English stem what is done with it, and by no stem that cuts more than an ending', async () => {
  const id = await t.offer('zorb', { title: 'Zorb, two metres wide', category: 'garden' })
  const found = await Promise.all(['zorbing', 'zorbaments'].map((q) => t.found({ q })))
  await t.site.db.pool.query('delete from public.items where id = $1', [id])
  expect(found).toEqual([['zorb'], []])
})

it('offers nothing that a title asks for before it answers', async () => {
  const id = await t.offer('saw', {
    title: 'Gartenhäcksler? Nein, Kettensäge',
    language: 'de',
    category: 'garden',
  })
  const found = await Promise.all(['Gartenhäcksler', 'Kettensäge'].map((q) => t.found({ q, locale: 'de' })))
  await t.site.db.pool.query('delete from public.items where id = $1', [id])
  expect(found).toEqual([[], ['saw']])
})

describe('where nobody lends the thing that is named', () => {
  it.each([
    ['what is only electric as well', 'electric generator', []],
    ['what is in the garden as well', 'garden shredder', []],
    ['what has its other word, which is no name, in a title', 'zweihander generator', []],
    ['the thing without what none is', 'electric tent', ['tent']],
    ['the other of two things', 'tent and generator', ['tent']],
    [
      'all there are, whatever else a word of nothing stands with',
      'zzyzx electric ladder',
      ['ladder', 'lift'],
    ],
    [
      'two things that none is both, and no word of another title',
      'zweihander tent ladder',
      ['ladder', 'lift', 'tent'],
    ],
  ])('finds, or does not, %s: %s', async (_, q, expected) => {
    const ids = [
      await t.offer('piano', { title: 'Electric piano', category: 'music' }),
      await t.offer('lift', { title: 'Electric ladder', category: 'ladders-building' }),
      await t.offer('bench', { title: 'Garden bench zweihander', category: 'garden' }),
    ]
    const found = await t.found({ q })
    await t.site.db.pool.query('delete from public.items where id = any ($1)', [ids])
    expect(found.toSorted()).toEqual(expected)
  })
})
