import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { RelaxedSearch } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import en from '../../i18n/search/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { NoResults } from './no-results.tsx'

const WITHOUT_WORDS: RelaxedSearch = { filter: 'text', total: 50, has_more: true }

const textFor = (
  search: Partial<Search>,
  relaxed: RelaxedSearch[] = [WITHOUT_WORDS],
  ideas?: string[],
  missing?: string,
) =>
  renderToStaticMarkup(
    <Translation language="en" messages={JSON.stringify(en)}>
      <NoResults
        search={{ ...DEFAULT_SEARCH, ...search }}
        relaxed={relaxed}
        ideas={ideas}
        missing={missing}
        categories={[]}
        go={() => {}}
      />
    </Translation>,
  )

it('offers another word or everything where words are all that was asked for', () => {
  const text = textFor({ text: 'submarine' })
  expect(text).toContain('Try another word')
  expect(text).toContain('Show everything')
  expect(text).not.toContain('filters')
})

it('offers to drop the words where there are other filters', () => {
  expect(textFor({ text: 'submarine', instantOnly: true })).toContain('Without “submarine”')
})

it('blames words that nobody’s things have, and not the place beside them', () => {
  const text = textFor({ text: 'xyzzy', place: { label: 'Berlin', radiusKm: 10 } })
  expect(text).toContain('Nobody lends “xyzzy” yet')
  expect(text).toContain('Try another word')
  expect(text).toContain('Without “xyzzy”: more than 50 items')
  expect(
    textFor({ text: 'drill', instantOnly: true }, [{ filter: 'instantOnly', total: 1, has_more: false }]),
  ).toContain('Nothing matches all your filters')
})

it('blames words in a town in which nobody lends anything, unless something else may be to blame', () => {
  const inLyon = { text: 'xyzzy', place: { label: 'Lyon', radiusKm: 10 } }
  expect(textFor(inLyon, [])).toContain('Nobody lends “xyzzy” yet')
  expect(textFor({ ...inLyon, instantOnly: true }, [])).toContain('Nothing found')
})

it('offers to drop the words last', () => {
  const text = textFor({ text: 'submarine', instantOnly: true }, [
    WITHOUT_WORDS,
    { filter: 'instantOnly', total: 1, has_more: false },
  ])
  expect(text.indexOf('1 item')).toBeGreaterThan(-1)
  expect(text.indexOf('1 item')).toBeLessThan(text.indexOf('Without “submarine”'))
})

it('says of words that say nothing what would, and offers neither a wish nor an alert for them', () => {
  const text = textFor({ text: 'and the' }, [], ['Move house'])
  expect(text).toContain('“and the” names nothing to borrow')
  expect(text).toContain('q=Move+house')
  expect(text).not.toContain('Ask the neighbourhood')
  expect(textFor({ text: 'submarine' }, [])).toContain('Ask the neighbourhood')
})

it('names what is needed for what was typed, and asks neighbours for that', () => {
  const text = textFor({ text: 'hem my trousers' }, [], undefined, 'sewing machine')
  expect(text).toContain('Nobody lends “sewing machine” yet')
  expect(text).toContain('/wishes/new?q=sewing+machine')
})
