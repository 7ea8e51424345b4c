import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const SOURCES = globSync('**/*.tsx', { cwd: WEB }).map((path) => readFileSync(join(WEB, path), 'utf8'))
const SCROLLS = /["'`][^"'`\n]*\boverflow-(?:[xy]-)?(?:auto|scroll)\b[^"'`\n]*["'`]/g
const POSITIONED = /(?<![:\w-])(relative|absolute|fixed|sticky)\b/

// Focus scrolls every frame around an element until it is in sight, even one without scroll bars, such as a dialog.
// What is out of sight must therefore lie where people see what stands for it.

it('an input is taken out of sight by filling its label', () => {
  const inputs = SOURCES.flatMap((text) => text.split('<input').slice(1)).map((rest) =>
    rest.slice(0, rest.indexOf('/>')),
  )
  expect(inputs.filter((input) => input.includes('fills-label')).length).toBeGreaterThan(4)
  expect(inputs.filter((input) => /\b(sr-only|opacity-0)\b/.test(input))).toEqual([])
})

it('what scrolls is positioned, so that what is placed in it scrolls along', () => {
  const scrollers = SOURCES.flatMap((text) => text.match(SCROLLS) ?? [])
  expect(scrollers.length).toBeGreaterThan(10)
  expect(scrollers.filter((classes) => !POSITIONED.test(classes))).toEqual([])
})
