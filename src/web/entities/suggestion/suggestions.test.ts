import { expect, it } from 'vitest'
import { firstSuggestions, listSuggestions, suggestionKey } from './suggestions.ts'

const FOUND = {
  terms: ['drill', 'hammer drill'],
  categories: [{ slug: 'power-tools', name: 'Tools' }],
  places: [
    {
      neighbourhood: 'Dahlem',
      city: 'Berlin',
      country: 'DE',
      latitude: 52.45678,
      longitude: 13.28901,
      item_count: 2,
    },
  ],
  items: [{ id: 'a', title: 'Drill', city: 'Berlin' }],
}

it('lists one’s own last searches before anything is typed, and a way to forget them', () => {
  expect(firstSuggestions(['tent', 'drill']).map(suggestionKey)).toEqual([
    'recent tent',
    'recent drill',
    'forget',
  ])
  expect(firstSuggestions([])).toEqual([])
})

it('lists what there is most of before anything is typed, and nothing that is empty', () => {
  const categories = [
    { slug: 'bikes', name: 'Bikes', item_count: 2 },
    { slug: 'music', name: 'Music', item_count: 0 },
    { slug: 'party', name: 'Party', item_count: 9 },
  ]
  expect(firstSuggestions(['tent'], categories).map(suggestionKey)).toEqual([
    'recent tent',
    'forget',
    'category /search?category=party',
    'category /search?category=bikes',
  ])
})

it('lists own searches, words, categories, places and items, each with where it leads', () => {
  expect(listSuggestions('dr', ['Drill press', 'tent'], FOUND)).toEqual([
    { kind: 'recent', label: 'Drill press' },
    { kind: 'term', label: 'drill' },
    { kind: 'term', label: 'hammer drill' },
    { kind: 'category', label: 'Tools', path: '/search?category=power-tools' },
    { kind: 'place', label: 'Dahlem, Berlin', path: '/search?place=Dahlem,+Berlin&near=52.457,13.289' },
    { kind: 'item', label: 'Drill', detail: 'Berlin', path: '/product/a' },
  ])
})

it('does not repeat what is typed, nor words that were searched for before', () => {
  const labels = listSuggestions('drill', ['Drill', 'drill press'], { ...FOUND, terms: ['Drill press'] })
    .filter(({ kind }) => kind === 'recent' || kind === 'term')
    .map((suggestion) => 'label' in suggestion && suggestion.label)
  expect(labels).toEqual(['drill press'])
})
