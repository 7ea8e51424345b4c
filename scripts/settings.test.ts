import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Members of the schemas named `environment`, and single variables that are read from `env`. */
function settingsInCode(): string[] {
  const names = globSync('{src/server,packages/backend/src}/**/*.ts', { cwd: ROOT })
    .filter((path) => !path.includes('.test.') && !path.includes('/testing/'))
    .map(read)
    .flatMap((text) => {
      const schema = text.match(/const environment = z\.object\(\{\n([\s\S]*?)\n\}\)/)?.[1] ?? ''
      const members = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)]
      const single = [...text.matchAll(/\benv\.([A-Z][A-Z0-9_]+)\b/g)]
      return [...members, ...single].map((match) => match[1]!)
    })
  return [...new Set(names)].sort()
}

it('finds every setting in the code', () => {
  expect(settingsInCode()).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'AUTH_TOTP', 'REST_MAX_ROWS', 'SMTP_URL', 'MAP_TILES_URL']),
  )
})

it('.env.example names every setting and no other', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(named.sort()).toEqual(settingsInCode())
})

it('the documents explain every setting', () => {
  const documents = ['docs/operating.md', 'docs/data-api.md'].map(read).join()
  expect(settingsInCode().filter((name) => !documents.includes(`| \`${name}\` |`))).toEqual([])
})
