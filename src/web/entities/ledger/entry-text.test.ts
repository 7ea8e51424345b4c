import { expect, it } from 'vitest'
import { entryTitle, entryZone } from './entry-text.ts'

const entry = { item_title: 'Raclette-Grill', item_language: 'de', item_titles: { en: 'Raclette grill' } }

it('names an item in the reader’s language, else as its lender wrote it', () => {
  expect(entryTitle(entry, 'de')).toBe('Raclette-Grill')
  expect(entryTitle(entry, 'es')).toBe('Raclette-Grill')
  expect(entryTitle(entry, 'en')).toBe('Raclette grill')
  expect(entryTitle({ ...entry, item_titles: null }, 'es')).toBe('Raclette-Grill')
  expect(entryTitle({ item_title: null, item_language: null, item_titles: null }, 'en')).toBeNull()
})

it('dates a rental’s entry where the rental is, and another where the reader is', () => {
  expect(entryZone({ time_zone: 'Europe/Madrid' })).toBe('Europe/Madrid')
  expect(entryZone({ time_zone: null })).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
