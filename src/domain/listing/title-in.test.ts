import { expect, it } from 'vitest'
import { shownLanguage, titleIn } from './title-in.ts'

const item = {
  title: 'Appareil à raclette',
  language: 'fr',
  translations: { en: { title: 'Raclette grill' }, de: { title: 'Raclettegrill' } },
}

it('is in the language of the reader where there is a translation, else as the lender wrote it', () => {
  expect([titleIn(item, 'de'), shownLanguage(item, 'de')]).toEqual(['Raclettegrill', 'de'])
  expect([titleIn(item, 'es'), shownLanguage(item, 'es')]).toEqual(['Appareil à raclette', 'fr'])
})

it('is as the lender wrote it for people who read that language, and where nothing was translated', () => {
  expect([titleIn(item, 'fr'), shownLanguage(item, 'fr')]).toEqual(['Appareil à raclette', 'fr'])
  const alone = { ...item, translations: {} }
  expect([titleIn(alone, 'es'), shownLanguage(alone, 'es')]).toEqual(['Appareil à raclette', 'fr'])
})
