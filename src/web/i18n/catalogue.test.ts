import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSALS } from '#contract/refusals.ts'
import { LAZY_FEATURES, PUBLIC_FEATURES } from './features.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { SERVER_SUBJECTS } from './server/message-key.ts'

const FOLDER = import.meta.dirname
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
const features = foldersIn(FOLDER).filter((name) => name !== 'server')
const subjects = foldersIn(join(FOLDER, 'server'))

const textOf = (feature: string, language: Language) =>
  readFileSync(join(FOLDER, subjects.includes(feature) ? 'server' : '', feature, `${language}.json`), 'utf8')
const read = (feature: string, language: Language): Record<string, string> =>
  JSON.parse(textOf(feature, language))
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(String).sort()
const expectedPlurals = (language: Language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many')

/**
 * The keys in the sources, as patterns: `claim-mails.${step}.text` stands for each step. What is put together has at
 * least a word of its own, or it would stand for everything.
 */
function keysAskedFor(): RegExp[] {
  const folders = ['contract', 'domain', 'server', 'web'].map((name) => join(FOLDER, '../..', name))
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  const keys = texts
    .flatMap((text) => [...text.matchAll(/(['"`])((?:[\w.-]|\$\{[^}`]+\})+)\1/g)])
    .map(([, , key]) => key!.split(/\$\{[^}]+\}/))
    .filter((parts) => parts.join('').length > 4)
    .map((parts) => parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+'))
  return [...new Set(keys)].map((key) => new RegExp(`^${key}$`))
}

describe('the catalogues', () => {
  it('are all sent by a route or a mail', () => {
    expect([...PUBLIC_FEATURES, ...LAZY_FEATURES].sort()).toEqual(features.sort())
    expect([...SERVER_SUBJECTS].sort()).toEqual(subjects.sort())
  })

  it('hold no text of the server that nothing asks for', () => {
    const asked = keysAskedFor()
    const isAsked = (key: string) => asked.some((one) => one.test(key.replace(/_(one|other)$/, '')))
    const keys = subjects.flatMap((subject) => Object.keys(read(subject, 'en')))
    expect(keys.filter((key) => !isAsked(key))).toEqual([])
  })

  it('have a sentence for every refusal', () => {
    const sentences = read('errors', 'en')
    expect(Object.keys(REFUSALS).filter((code) => !(`errors.${code}` in sentences))).toEqual([])
  })
})

describe.each([...features, ...subjects])('the messages of %s', (feature) => {
  const english = read(feature, 'en')

  it.each(LANGUAGES)('in %s have the same keys as the English ones, sorted', (language) => {
    const keys = Object.keys(read(feature, language))
    expect(keys).toEqual(Object.keys(english).sort())
  })

  it.each(LANGUAGES)('in %s are named after their feature and say something', (language) => {
    const odd = Object.entries(read(feature, language)).filter(
      ([key, text]) => !key.startsWith(`${feature}.`) || text.trim() === '' || text.includes('—'),
    )
    expect(odd).toEqual([])
  })

  it.each(LANGUAGES)('in %s have the placeholders and tags of the English ones', (language) => {
    for (const [key, text] of Object.entries(read(feature, language))) {
      // “One day” may do without the number.
      const wanted = placeholders(english[key] ?? '').filter(
        (p) => !(key.endsWith('_one') && p === '{{count}}'),
      )
      const given = placeholders(text).filter((p) => !(key.endsWith('_one') && p === '{{count}}'))
      expect(given, key).toEqual(wanted)
    }
  })

  it.each(LANGUAGES)('in %s have every plural form that the language needs', (language) => {
    const keys = new Set(Object.keys(read(feature, language)))
    for (const base of [...keys].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6))) {
      for (const form of expectedPlurals(language)) expect(keys, base).toContain(`${base}_${form}`)
    }
  })

  it.each(LANGUAGES)('in %s hold no key twice', (language) => {
    const named = [...textOf(feature, language).matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key)
    expect(named).toEqual([...new Set(named)])
  })
})
