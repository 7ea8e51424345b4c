import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELIVERY_METHODS } from '#domain/booking/delivery.ts'
import { activeFilters, FILTERS, withoutFilter } from './filters.ts'
import { parseSearch } from './parse-search.ts'
import { DEFAULT_SEARCH, RATINGS, type Search, SORTS, VIEWS } from './search.ts'
import { searchPath, searchQuery } from './search-query.ts'
import { formatPeriod, parsePeriod, pickedDays } from './wanted-period.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const parse = (query: string) => parseSearch(new URLSearchParams(query), NOW)

const FULL: Search = {
  text: 'cordless drill',
  category: 'power-tools',
  attributes: { power: { min: 500 }, 'power-source': ['battery', 'mains'] },
  place: { label: 'Neukölln, Berlin', at: { latitude: 52.48, longitude: 13.43 }, radiusKm: 5 },
  area: undefined,
  minPriceCents: 500,
  maxPriceCents: 4_000,
  period: { from: '2026-11-28T14:00', to: '2026-11-29T09:30' },
  pieces: 2,
  delivery: 'delivery',
  minRating: 4.5,
  instantOnly: true,
  sort: 'total',
  view: 'map',
  page: 3,
}

describe('an address', () => {
  it('says everything that is searched for, and nothing that goes without saying', () => {
    expect(searchPath({})).toBe('/search')
    expect(searchPath(FULL)).toBe(
      '/search?q=cordless+drill&category=power-tools&attr.power=500..&attr.power-source=battery,mains&place=Neuk%C3%B6lln,+Berlin&near=52.48,13.43&radius=5' +
        '&from=2026-11-28T14:00&to=2026-11-29T09:30&pieces=2&delivery=delivery&min=5&max=40&rating=4.5&instant=1' +
        '&sort=total&view=map&page=3',
    )
  })

  it('is read as what was written, whatever was searched for', () => {
    const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
    const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((n) => n / 1000)
    const searches = fc
      .record({
        text: fc.constantFrom('', 'drill', 'Bohrmaschine & Co', 'échelle'),
        category: optional(fc.constantFrom('garden', 'power-tools')),
        place: optional(
          fc.record({
            label: fc.constantFrom('Berlin', 'Le Marais, Paris'),
            at: fc.record({ latitude: degrees(85), longitude: degrees(180) }),
            radiusKm: fc.integer({ min: 1, max: 200 }),
          }),
        ),
        minPriceCents: optional(fc.integer({ min: 1, max: 50 }).map((euros) => euros * 100)),
        maxPriceCents: optional(fc.integer({ min: 50, max: 900 }).map((euros) => euros * 100)),
        period: optional(fc.constant({ from: '2026-12-01T10:00', to: '2026-12-03T18:00' })),
        pieces: fc.integer({ min: 1, max: 50 }),
        delivery: optional(fc.constantFrom(...DELIVERY_METHODS)),
        minRating: optional(fc.constantFrom(...RATINGS)),
        instantOnly: fc.boolean(),
        sort: fc.constantFrom(...SORTS),
        view: fc.constantFrom(...VIEWS),
        page: fc.integer({ min: 1, max: 200 }),
      })
      .filter((search) => search.sort !== 'distance' || search.place !== undefined)
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearch(searchQuery(search), NOW)).toEqual({ area: undefined, ...search })
        const path = searchPath(search)
        expect(parse(path.split('?')[1] ?? '')).toEqual({ area: undefined, ...search })
      }),
    )
  })

  it.each([
    ['category=../../etc', {}],
    ['near=95,13', {}],
    ['near=1,2,3', {}],
    ['near=NaN,Infinity', {}],
    ['area=1,5,3,4', {}],
    ['area=,,,', {}],
    ['min=-5&max=abc', {}],
    ['min=40&max=5', { minPriceCents: 500, maxPriceCents: 4_000 }],
    ['pieces=0', { pieces: 1 }],
    ['pieces=9999', { pieces: 50 }],
    ['page=-1&sort=price&view=3d&rating=6&delivery=drone&instant=yes', {}],
    ['sort=distance', {}],
    ['from=2026-12-03&to=2026-12-01', {}],
    ['from=2026-12-01', {}],
    ['from=2026-02-30&to=2026-03-02', {}],
    ['from=2026-12-01T25:00&to=2026-12-02', {}],
    ['from=2019-01-01&to=2019-01-02', {}],
    ['from=2026-12-01&to=2029-01-02', {}],
  ])('takes from %s what makes sense', (query, expected) => {
    expect(parse(query)).toEqual({ ...parse(''), ...expected })
    expect(parse('')).toEqual({ ...DEFAULT_SEARCH })
  })

  it('searches either around a place or in an area of the map', () => {
    expect(parse('place=Berlin&near=52.5,13.4&area=13,52,14,53&sort=distance')).toMatchObject({
      place: undefined,
      area: [13, 52, 14, 53],
      sort: 'relevance',
    })
  })

  it('drops characters that no database keeps, and cuts between characters', () => {
    expect(parse('q=%00dr%07ill%00').text).toBe('dr ill')
    expect(parse('q=%00').text).toBe('')
    expect(parse('place=%00').place).toBeUndefined()
    expect(parse(`q=${'a'.repeat(699)}😀`).text).toBe('a'.repeat(699))
  })

  it.each([
    ['zero-width spaces, joiners and soft hyphens', 'dr\u200bi\u00adl\u200d\ufeffl', 'drill'],
    ['what turns the direction of a text', '\u202ellird\u202c \u2066drill\u2069', 'llird drill'],
    ['a half of a character, and a sign of no font', 'dri\ud83d ll\ue000', 'dri ll'],
    [
      'line breaks, tabs and other controls',
      'power\u2028drill  \tand\u0085\u001b bits',
      'power drill and bits',
    ],
    ['nothing else', '¿Escalera? 3 m – 🪜 échelle & Säge', '¿Escalera? 3 m – 🪜 échelle & Säge'],
  ])('leaves out of the words and the place %s', (_, typed, shown) => {
    const query = new URLSearchParams({ q: typed, place: typed })
    expect(parseSearch(query, NOW)).toMatchObject({ text: shown, place: { label: shown } })
  })

  it('keeps a place that was not looked up yet', () => {
    expect(parse('place=Berlin').place).toEqual({ label: 'Berlin', radiusKm: 10 })
  })
})

describe('wanted dates', () => {
  it('go from ten of the first day to six of the last where only days are given', () => {
    const period = parsePeriod('2026-12-01', '2026-12-02', NOW)
    expect(period).toEqual({ from: '2026-12-01T10:00', to: '2026-12-02T18:00' })
    expect(formatPeriod(period!)).toEqual({ from: '2026-12-01', to: '2026-12-02' })
  })

  it('are a whole day where only one day is given', () => {
    const period = parsePeriod('2026-12-31', '2026-12-31', NOW)
    expect(period).toEqual({ from: '2026-12-31T10:00', to: '2027-01-01T10:00' })
    expect(formatPeriod(period!)).toEqual({ from: '2026-12-31', to: '2026-12-31' })
    expect(pickedDays(period!)).toEqual({ first: '2026-12-31', last: '2026-12-31' })
  })

  it('are some hours of a day where their times are given', () => {
    const period = parsePeriod('2026-12-01T10:00', '2026-12-01T18:00', NOW)
    expect(formatPeriod(period!)).toEqual({ from: '2026-12-01T10:00', to: '2026-12-01T18:00' })
  })

  it('are what they were after they stood in an address', () => {
    const quarter = fc.integer({ min: 0, max: 4 * 24 * 30 })
    const local = (n: number) => new Date(Date.parse('2026-12-01') + n * 900_000).toISOString().slice(0, 16)
    fc.assert(
      fc.property(quarter, fc.integer({ min: 1, max: 4 * 24 * 9 }), (start, length) => {
        const period = { from: local(start), to: local(start + length) }
        const { from, to } = formatPeriod(period)
        expect(parsePeriod(from, to, NOW)).toEqual(period)
      }),
    )
  })

  it('are written to the minute where they have hours of their own', () => {
    const period = parsePeriod('2026-12-01T10:00', '2026-12-01T12:30', NOW)
    expect(formatPeriod(period!)).toEqual({ from: '2026-12-01T10:00', to: '2026-12-01T12:30' })
  })

  it('count until they are over everywhere on earth', () => {
    expect(parsePeriod('2026-11-20', '2026-11-20T20:00', NOW)).toBeDefined()
    expect(parsePeriod('2026-11-20', '2026-11-20T19:00', NOW)).toBeUndefined()
  })
})

describe('filters', () => {
  it('are listed where they are used, and can be taken away one by one', () => {
    expect(activeFilters(parse(''))).toEqual([])
    expect(activeFilters(FULL)).toEqual(FILTERS.filter((filter) => filter !== 'area'))
    for (const filter of activeFilters(FULL)) {
      const looser = withoutFilter(FULL, filter)
      // Attributes are those of a category.
      const gone = filter === 'category' ? ['category', 'attributes'] : [filter]
      expect(activeFilters(looser)).toEqual(activeFilters(FULL).filter((other) => !gone.includes(other)))
      expect(looser.page).toBe(1)
    }
  })

  it('take the sorting by distance away with the place', () => {
    expect(withoutFilter({ ...FULL, sort: 'distance' }, 'place').sort).toBe('relevance')
  })
})
