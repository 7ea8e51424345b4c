import { expect, it } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { LAZY_FEATURES } from './features.ts'
import { LANGUAGES, type Language } from './languages.ts'

const NAME: Record<Language, string> = {
  en: 'Instant booking',
  de: 'Sofortbuchung',
  es: 'Reserva inmediata',
  fr: 'Réservation immédiate',
}
/** Other names that it has had. */
const OTHER_NAMES =
  /\b(book(ed)? (it )?at once|confirmed at once|sofort (buchbar|gebucht|bestätigt)|al instante|confirmación inmediata|réservé aussitôt|immédiatement)\b/i
const TEXTS = ['product', 'search', 'checkout', 'lending', 'rentals']

it.each(LANGUAGES)('instant booking has one name in %s', (language) => {
  const texts: Record<string, string> = JSON.parse(catalogueOf(language, ['public', ...LAZY_FEATURES]))
  const labels = ['product.instant', 'search.filter.instant', 'checkout.instant', 'lending.price.instant']
  expect(labels.map((key) => texts[key])).toEqual(labels.map(() => NAME[language]))
  expect(texts['rentals.step.instant']).toBe(NAME[language])
  const others = Object.entries(texts).filter(
    ([key, text]) => TEXTS.includes(key.split('.')[0]!) && OTHER_NAMES.test(text),
  )
  expect(others).toEqual([])
})
