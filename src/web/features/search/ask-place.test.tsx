import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { ItemCard } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import en from '../../i18n/search/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { AskPlace } from './ask-place.tsx'

const shown = (search: Partial<Search>, ...cities: string[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Translation language="en" messages={JSON.stringify(en)}>
        <AskPlace
          search={{ ...DEFAULT_SEARCH, text: 'drill', page: 2, ...search }}
          items={cities.map((city) => ({ city }) as ItemCard)}
        />
      </Translation>
    </MemoryRouter>,
  )

it('asks where, once results lie in several towns, and leads to each of them', () => {
  const html = shown({}, 'Berlin', 'Wien', 'Berlin')
  expect(html).toContain('Where are you?')
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html).toContain('/search?q=drill&amp;place=Berlin')
  expect(html).not.toContain('page=2')
})

it('does not ask where the place is known, or there is only one', () => {
  expect(shown({}, 'Berlin', 'Berlin')).toBe('')
  expect(shown({})).toBe('')
  expect(shown({ place: { label: 'Wien', radiusKm: 10 } }, 'Berlin', 'Wien')).toBe('')
  expect(shown({ area: [1, 2, 3, 4] }, 'Berlin', 'Wien')).toBe('')
})
