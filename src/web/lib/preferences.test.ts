import { afterEach, describe, expect, it } from 'vitest'
import { setTerms } from '#domain/settings/terms.ts'
import { preferencesOf } from './preferences.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  preferencesOf(new Request(`http://localhost${path}`, { headers }))

describe('the language of a page', () => {
  it('is the one of the address first, then the stored one, then the browser’s', () => {
    const headers = { cookie: 'a=b; language=es', 'accept-language': 'de' }
    expect(ask('/?lang=fr', headers).language).toBe('fr')
    expect(ask('/', headers).language).toBe('es')
    expect(ask('/', { 'accept-language': 'de' }).language).toBe('de')
  })

  it.each(['xx', 'EN', 'en-GB', '', '../en', 'toString'])('does not accept lang=%s', (lang) => {
    expect(ask(`/?lang=${lang}`, { cookie: 'language=de' }).language).toBe('de')
  })

  it('does not accept a stored choice that is not one of our languages', () => {
    expect(ask('/', { cookie: 'language=klingon' }).language).toBe('en')
  })

  it.each([
    ['pt-PT,fr;q=0.8,de;q=0.9', 'de'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['de;q=0, es;q=0.1', 'es'],
    ['ja', 'en'],
    ['', 'en'],
    ['*;q=;;,,', 'en'],
  ])('by the browser’s preference %s is %s', (preference, language) => {
    expect(ask('/', { 'accept-language': preference }).language).toBe(language)
  })
})

describe('where the site is offered in some languages', () => {
  afterEach(() => setTerms({}))

  it('is one of them, the first where none of them was asked for', () => {
    setTerms({ languages: ['fr', 'de'] })
    expect(ask('/?lang=es', { cookie: 'language=de' }).language).toBe('de')
    expect(ask('/', { cookie: 'language=es', 'accept-language': 'en;q=0.9, de;q=0.1' }).language).toBe('de')
    expect(ask('/', { 'accept-language': 'en, es' }).language).toBe('fr')
    expect(ask('/').language).toBe('fr')
  })
})

it('shows the colours that were chosen, otherwise those of the system', () => {
  expect(ask('/', { cookie: 'theme=dark' }).theme).toBe('dark')
  expect(ask('/', { cookie: 'theme=pink' }).theme).toBe('system')
  expect(ask('/').theme).toBe('system')
})
