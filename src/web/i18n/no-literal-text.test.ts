import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')
/** Attributes that people read or hear. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
])

describe('components', () => {
  it.each(globSync('**/*.tsx', { cwd: WEB }).filter((file) => !file.includes('.test.')))(
    '%s takes its words from the catalogue',
    (file) => {
      expect(literalTexts(readFileSync(join(WEB, file), 'utf8'))).toEqual([])
    },
  )

  it('would be caught with words of their own', () => {
    expect(literalTexts('const a = <p title="Read me">Hello there {name}</p>')).toEqual([
      'Read me',
      'Hello there',
    ])
    expect(literalTexts('const a = <p className="big">· 404 <b>{t("x")}</b> <i>×</i></p>')).toEqual([])
  })
})

function literalTexts(source: string): string[] {
  const { program, errors } = parseSync('component.tsx', source)
  if (errors.length > 0) throw new Error(errors[0]!.message)
  const found: string[] = []
  walk(program, (node) => {
    if (node.type === 'JSXText') found.push(String(node.value).trim())
    if (node.type === 'JSXAttribute') {
      const { name, value } = node as unknown as {
        name: { name: string }
        value: { type: string; value: unknown } | null
      }
      if (SPOKEN.has(name.name) && value?.type === 'Literal') found.push(String(value.value))
    }
  })
  return found.filter((text) => /\p{L}{2}/u.test(text))
}

interface Node {
  type: string
  value?: unknown
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit)
  else if (node && typeof node === 'object') {
    if ('type' in node) visit(node as Node)
    for (const child of Object.values(node)) walk(child, visit)
  }
}
