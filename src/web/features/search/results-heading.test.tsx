import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Place } from '#domain/search/search.ts'
import en from '../../i18n/search/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { ResultsHeading } from './results-heading.tsx'

const headingOf = (total: number, has_more: boolean, place?: Place) =>
  renderToStaticMarkup(
    <Translation language="en" messages={JSON.stringify(en)}>
      <ResultsHeading
        title="Drills"
        place={place}
        answer={{
          total,
          has_more,
          relaxed: [],
          is_similar: false,
          lowest_price_cents: null,
          highest_price_cents: null,
          items: [],
          pins: [],
          clusters: [],
        }}
      />
    </Translation>,
  )

it.each([
  [1, false, '1 item<'],
  [1_000, false, '1000 items<'],
  [1_000, true, 'More than 1000 items<'],
])('says how much there is: %i, more: %s', (total, hasMore, text) => {
  expect(headingOf(total, hasMore)).toContain(`>${text}`)
})

it('says that a place is not known, and nothing of one that is', () => {
  const unknown = { label: 'Nowhereville', radiusKm: 10 }
  expect(headingOf(1, false, unknown)).toContain('We do not know a place called “Nowhereville”')
  expect(headingOf(1, false, { ...unknown, at: { latitude: 1, longitude: 2 } })).not.toContain('Nowhereville')
})
