import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from '#domain/settings/contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Roles with a colour of its own in each scheme, or with one for both. */
const tokens = [
  ...css.matchAll(
    / --([\w-]+): (?:var\(--site-[\w-]+, )?(?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}))\)?;/g,
  ),
].map(([, name, light, dark, both]) => ({ name: name!, light: light ?? both!, dark: dark ?? both! }))
const light = Object.fromEntries(tokens.map((token) => [token.name, token.light]))
const dark = Object.fromEntries(tokens.map((token) => [token.name, token.dark]))

const TEXT_ON: [string, string[]][] = [
  [
    'ink',
    ['surface', 'surface-raised', 'surface-sunken', 'tint-moss', 'tint-sand', 'tint-sky', 'tint-blush'],
  ],
  ['ink-soft', ['surface', 'surface-raised', 'surface-sunken']],
  ['ink-faint', ['surface', 'surface-raised', 'surface-sunken']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-feature', ['feature']],
  ['feature', ['on-feature']],
  ['accent-ink', ['accent-tint', 'surface', 'surface-raised', 'surface-sunken']],
  ['notice-ink', ['notice-tint', 'surface', 'surface-raised']],
  ['on-notice', ['notice']],
  ['danger-ink', ['danger-tint', 'surface', 'surface-raised']],
  ['on-danger', ['danger-strong']],
]
const PAIRS = TEXT_ON.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const))

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s', (_, tokens) => {
  it.each(PAIRS)('%s on %s can be read (AA, 4.5:1)', (text, surface) => {
    expect(contrast(tokens[text]!, tokens[surface]!)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['surface', 'surface-raised', 'surface-sunken'])(
    'a ring or a bar is seen on %s (3:1)',
    (surface) => {
      expect(contrast(tokens.accent!, tokens[surface]!)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(['surface', 'surface-raised'])('the edge of a field is seen on %s (3:1)', (surface) => {
    expect(contrast(tokens['line-strong']!, tokens[surface]!)).toBeGreaterThanOrEqual(3)
  })
})

it('finds every colour that is written', () => {
  const written = new Set(css.match(/#[0-9a-f]{6}/g))
  expect(new Set([...Object.values(light), ...Object.values(dark)])).toEqual(written)
})
