import { describe, expect, it } from 'vitest'
import { CONTENT_PAGES } from '#domain/content/content-pages.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { brand } from '../brand.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import type { Content } from './content.ts'
import { loadContent } from './load-content.ts'

/** The structure of a text, without its words. */
const shape = ({ sections, updated }: Content) => ({
  updated,
  sections: sections.map(({ text, list, steps, questions, links }) => ({
    text: text?.length,
    list: list?.length,
    steps: steps?.length,
    questions: questions?.length,
    links: links?.map(({ to }) => to),
  })),
})

it.each(LANGUAGES)(
  'the text how-it-works in %s introduces the shorter brand once, then uses it',
  async (language) => {
    const words = JSON.stringify(await loadContent('how-it-works', language))
    expect(words.split(brand.name)).toHaveLength(2)
    expect(words.split(brand.shortName).length).toBeGreaterThan(3)
  },
)

it.each(LANGUAGES)('no text in %s says another fee than is set', async (language) => {
  setTerms({ feePercent: 12.5 })
  const pages = await Promise.all(CONTENT_PAGES.map((page) => loadContent(page, language)))
  setTerms({})
  const words = JSON.stringify(pages)
  expect(words).toMatch(/12[.,]5\s?%/)
  expect(words).not.toMatch(/\b15\s?%/)
})

it.each(LANGUAGES)('the texts in %s say from which amounts people show who they are', async (language) => {
  const words = async () =>
    JSON.stringify([await loadContent('how-to-book', language), await loadContent('trust-safety', language)])
  const first = await words()
  setTerms({ identityFromCents: 12_300, selfieAboveCents: 45_600 })
  const then = await words()
  setTerms({})
  expect(first).not.toMatch(/\b123\b|\b456\b/)
  expect(then.match(/\b123\b/g)).toHaveLength(2)
  expect(then.match(/\b456\b/g)).toHaveLength(1)
})

const sources = import.meta.glob<string>(
  ['../{entities,features,lib,routes}/**/*.{ts,tsx}', '!**/*.test.*'],
  {
    import: 'default',
    query: '?raw',
    eager: true,
  },
)

/** The names under which something is stored in the browser, as the sources write them. */
const STORED =
  /(?:KEY = |(?:useLocalStorage(?:<[^(]*>)?|(?:read|write)Stored(?:Text)?|writeCookie)\()'([\w-]+)'/g
const storedNames = new Set(
  Object.values(sources)
    .filter((source) => /localStorage|use-local-storage|writeCookie|personal-keys/.test(source))
    .flatMap((source) => [...source.matchAll(STORED)].map(([, name]) => name!)),
)

it.each(LANGUAGES)('the cookie policy in %s names all that is stored in the browser', async (language) => {
  expect(storedNames.size).toBeGreaterThan(8)
  const policy = JSON.stringify(await loadContent('cookie-policy', language))
  expect([...storedNames].filter((name) => !new RegExp(`\\b${name}\\b`).test(policy))).toEqual([])
})

describe.each(CONTENT_PAGES)('the text %s', (page) => {
  it('says the same in all four languages, part by part', async () => {
    const english = shape(await loadContent(page, 'en'))
    for (const language of LANGUAGES)
      expect(shape(await loadContent(page, language)), language).toEqual(english)
  })

  it.each(LANGUAGES)('in %s has a title, a description of one sentence and no gaps', async (language) => {
    const content = await loadContent(page, language)
    expect(content.description.length).toBeGreaterThan(40)
    expect(content.description.length).toBeLessThanOrEqual(170)
    const words = JSON.stringify(content)
    expect(words).not.toMatch(/undefined|\bTODO\b|[Ll]orem|—|\[object/)
    for (const [, to] of words.matchAll(/\]\((\/[^)\s?#]*)/g)) expect(to).toMatch(/^\/[a-z-]*/)
  })
})
