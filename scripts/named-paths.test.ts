import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TEXTS = globSync(['*.md', '{docs,e2e,bench}/**/*.md', 'packages/*/README.md'], { cwd: ROOT })
const FOLDERS = 'bench|docs|e2e|packages|public|scripts|src|supabase'

/** The paths in backticks, except those that contain a `<placeholder>` or a `*`. */
function namedPaths(text: string): string[] {
  const inBackticks = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!)
  const commands = [...text.matchAll(/`node (\S+\.ts)/g)].map(([, name]) => name!)
  const isPath = new RegExp(`^(${FOLDERS})/[\\w./-]+$`)
  return [...inBackticks, ...commands].filter((name) => isPath.test(name))
}

it.each(TEXTS)('every path that %s names exists', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  expect(namedPaths(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

it.each(TEXTS)('every file that %s links to exists', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => to!)
  expect(links.filter((to) => !existsSync(join(ROOT, dirname(file), to)))).toEqual([])
})

it('finds the paths in a text', () => {
  expect(namedPaths('`src/web` and `node scripts/start.ts`, not `npm test` or `src/<area>/area.ts`')).toEqual(
    ['src/web', 'scripts/start.ts'],
  )
})
