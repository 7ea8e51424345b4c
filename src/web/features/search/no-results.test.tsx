import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { RelaxedSearch } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import en from '../../i18n/search/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { NoResults } from './no-results.tsx'

const WITHOUT_WORDS: RelaxedSearch = { filter: 'text', total: 50, has_more: true }

const textFor = (search: Partial<Search>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Translation language="en" messages={JSON.stringify(en)}>
          <NoResults
            search={{ ...DEFAULT_SEARCH, ...search }}
            relaxed={[WITHOUT_WORDS]}
            categories={[]}
            go={() => {}}
          />
        </Translation>
      </QueryClientProvider>
    </MemoryRouter>,
  )

it('offers another word or everything where words are all that was asked for', () => {
  const text = textFor({ text: 'submarine' })
  expect(text).toContain('Try another word')
  expect(text).toContain('Show everything')
  expect(text).not.toContain('filters')
  expect(text).toContain('Tell me when there is one')
})

it('offers to drop the words where there are other filters', () => {
  expect(textFor({ text: 'submarine', instantOnly: true })).toContain('Without “submarine”')
})

it('offers no message about everything, nor about a place that is not known', () => {
  expect(textFor({})).not.toContain('Tell me when')
  expect(textFor({ text: 'submarine', place: { label: 'Atlantis', radiusKm: 10 } })).not.toContain(
    'Tell me when',
  )
})
