import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import en from '../../i18n/search/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { SaveSearchButton } from './save-search-button.tsx'

const textFor = (search: Partial<Search>, isEmpty = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Translation language="en" messages={JSON.stringify(en)}>
          <SaveSearchButton search={{ ...DEFAULT_SEARCH, ...search }} categories={[]} isEmpty={isEmpty} />
        </Translation>
      </QueryClientProvider>
    </MemoryRouter>,
  )

it('offers to save a search, and to be told where nothing was found', () => {
  expect(textFor({ text: 'submarine' })).toContain('Save search')
  expect(textFor({ text: 'submarine' }, true)).toContain('Tell me when there is one')
})

it('is not there for everything, nor for a place that is not known', () => {
  expect(textFor({ sort: 'newest' })).toBe('')
  expect(textFor({ text: 'submarine', place: { label: 'Atlantis', radiusKm: 10 } })).toBe('')
})
