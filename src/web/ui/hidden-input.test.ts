import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const SOURCES = globSync('**/*.tsx', { cwd: WEB }).map((path) => ({
  path,
  text: readFileSync(join(WEB, path), 'utf8'),
}))

// Focus scrolls every frame around it until it is in sight: what is out of sight must lie where its label is.

const HIDDEN_INPUT = /<input\b(?:(?!\/>)[\s\S])*?\b(sr-only|opacity-0|fills-label)\b/
const SCROLLS = /["'`][^"'`\n]*\boverflow-(?:[xy]-)?(?:auto|scroll)\b[^"'`\n]*["'`]/g
const POSITIONED = /(?<![:\w-])(relative|absolute|fixed|sticky)\b/

it('an input is out of sight only as a HiddenInput', () => {
  const found = SOURCES.filter(({ text }) => HIDDEN_INPUT.test(text)).map(({ path }) => path)
  expect(found).toEqual(['ui/hidden-input.tsx'])
})

it('a HiddenInput stands directly in a label', () => {
  const inputs = SOURCES.flatMap(({ text }) => text.split('<HiddenInput').slice(0, -1))
  expect(inputs.length).toBeGreaterThan(4)
  for (const before of inputs) expect(openElements(before).at(-1)).toBe('label')
})

it('what scrolls is positioned, so that what is placed in it scrolls along', () => {
  const scrollers = SOURCES.flatMap(({ text }) => text.match(SCROLLS) ?? [])
  expect(scrollers.length).toBeGreaterThan(10)
  expect(scrollers.filter((classes) => !POSITIONED.test(classes))).toEqual([])
})

/** The elements that are open at the end of a piece of JSX, from outside to inside. */
function openElements(jsx: string): string[] {
  const open: string[] = []
  // Arrows of functions are no ends of tags.
  for (const [tag, name] of jsx.replaceAll('=>', '').matchAll(/<\/?([a-zA-Z][\w.]*)[^<>]*>/g)) {
    if (tag.startsWith('</')) open.pop()
    else if (!tag.endsWith('/>')) open.push(name!)
  }
  return open
}
