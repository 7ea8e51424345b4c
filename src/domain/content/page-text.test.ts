import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from '#web/routes.ts'
import { isShippedPage } from './content-pages.ts'
import { checkPage, isReserved, type PageTexts, textIn } from './page-text.ts'

const text = { title: 'Hello', description: 'What it is.', body: 'Words' }
const check = (slug: string, texts: PageTexts, more: object = {}) =>
  checkPage(
    { slug, texts, asksAgain: false, isOff: false, ...more },
    { isShipped: isShippedPage(slug), foreignPictures: () => [] },
  )

it('keeps the addresses at which the site itself has something', () => {
  const pathsOf = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, children }) => (path ? [path.split(/[/.]/)[0]!] : pathsOf(children ?? [])))
  const first = pathsOf(routes as RouteConfigEntry[]).filter((segment) => /^[a-z]/.test(segment))
  expect(first.length).toBeGreaterThan(40)
  expect([...new Set(first)].filter((segment) => !isReserved(segment))).toEqual([])
})

it('takes a page in any language, and a shipped one without texts', () => {
  expect(check('imprint', { fr: text })).toEqual({ ok: true, value: null })
  expect(check('terms', {})).toEqual({ ok: true, value: null })
  expect(check('home', { en: { ...text, body: '' } })).toEqual({ ok: true, value: null })
  expect(check('imprint', {}, { isOff: true })).toEqual({ ok: true, value: null })
})

it.each([
  ['address', 'a--b', { en: text }, {}],
  ['address', '1a', { en: text }, {}],
  ['taken', 'basket', { en: text }, {}],
  ['taken', 'x', { en: text }, {}],
  ['empty', 'imprint', {}, {}],
  ['empty', 'terms', {}, { asksAgain: true }],
  ['changes', 'terms', { en: text }, { asksAgain: true }],
  ['body', 'imprint', { en: { ...text, body: ' ' } }, {}],
] as const)('refuses for %s: %s', (fault, slug, texts, more) => {
  expect(check(slug, texts, more)).toMatchObject({ code: 'PAGE_WRONG', details: { fault } })
})

it('falls back to English, then to any language', () => {
  expect(textIn({ de: text, en: text }, 'fr')?.[0]).toBe('en')
  expect(textIn({ es: text }, 'fr')?.[0]).toBe('es')
  expect(textIn({}, 'fr')).toBeUndefined()
})
