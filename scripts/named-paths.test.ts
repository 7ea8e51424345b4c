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

it.each(TEXTS)('every heading that %s links to is there', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)]
  const isLost = ([, to = '', anchor = '']: RegExpExecArray) =>
    !anchorsOf(to ? join(ROOT, dirname(file), to) : join(ROOT, file)).has(anchor)
  expect(links.filter(isLost).map(([link]) => link)).toEqual([])
})

/** The anchors that the headings of a page have. */
function anchorsOf(path: string): Set<string> {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)
  return new Set(
    [...headings].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

it('every file that the threat model names for a defence exists', () => {
  const text = readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  const names = rows.flatMap((row) => {
    let folder = 'src/server'
    return [...row.matchAll(/`([^`\s]+\.ts)`/g)].map(([, name = '']) => {
      const path = name.includes('/') ? fromServer(name) : join(folder, name)
      folder = dirname(path)
      return path
    })
  })
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => globSync(name, { cwd: ROOT }).length === 0)).toEqual([])
})

/** As the head of the threat model says where names begin. */
function fromServer(name: string): string {
  if (name.startsWith('backend/')) return name.replace('backend', 'packages/backend/src')
  return new RegExp(`^(${FOLDERS})/`).test(name) ? name : join('src/server', name)
}

it('finds the paths in a text', () => {
  expect(namedPaths('`src/web` and `node scripts/start.ts`, not `npm test` or `src/<area>/area.ts`')).toEqual(
    ['src/web', 'scripts/start.ts'],
  )
})
