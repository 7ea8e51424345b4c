import { describe, expect, it } from 'vitest'
import { DEFAULT_SEARCH, type Place, RADIUS_KM } from '#domain/search/search.ts'
import { catalogueOf } from '../../i18n/catalogue.ts'
import type { Language } from '../../i18n/languages.ts'
import { createTranslate } from '../../i18n/translate.ts'
import { searchTitle } from './search-title.ts'

const here: Place = { label: '', at: { latitude: 52.5, longitude: 13.4 }, radiusKm: RADIUS_KM.default }
const title = (language: Language, search: { text?: string; place?: Place }) =>
  searchTitle(
    { ...DEFAULT_SEARCH, ...search },
    [],
    createTranslate(language, JSON.parse(catalogueOf(language, ['public']))),
  )

describe('the title of a search', () => {
  it('says what is searched for, and where', () => {
    expect(title('en', { text: 'drill', place: { ...here, label: 'Berlin' } })).toBe('“drill” near Berlin')
    expect(title('en', { place: { ...here, label: 'Berlin' } })).toBe('Things to borrow near Berlin')
    expect(title('en', { text: 'drill', place: { label: 'Nowhere', radiusKm: 5 } })).toBe('“drill” to borrow')
    expect(title('en', { text: 'drill' })).toBe('“drill” to borrow')
    expect(title('en', {})).toBe('Everything for rent')
  })

  it('speaks of the own position, which has no name, as people do', () => {
    expect(title('en', { text: 'drill', place: here })).toBe('“drill” near you')
    expect(title('de', { text: 'Bohrer', place: here })).toBe('„Bohrer“ in deiner Nähe')
    expect(title('es', { text: 'taladro', place: here })).toBe('«taladro» cerca de ti')
    expect(title('fr', { text: 'perceuse', place: here })).toBe('«\u202fperceuse\u202f» près de vous')
    expect(title('en', { place: here })).toBe('Things to borrow near you')
  })
})
