import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './testing/app.ts'

const WEB = join(import.meta.dirname, '../web')

interface Asked {
  file: string
  table: string
  columns: string
}

/** What the pages ask tables for, where it is written down as one text: `from(table)` and the `select` after it. */
const asked: Asked[] = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .flatMap((name) => {
    const text = readFileSync(join(WEB, name), 'utf8')
    return [...text.matchAll(/from\('(\w+)'\)\s*\.select\(\s*(\w+|'[^']*'|`[^`]*`)\s*[,)]/g)].flatMap(
      ([, table, argument]) => {
        const columns = /^\w/.test(argument!) ? constant(name, text, argument!) : argument!.slice(1, -1)
        return columns === undefined || columns.includes('${') ? [] : [{ file: name, table: table!, columns }]
      },
    )
  })

/** The text of a constant of that file, or of the one that it is imported from. */
function constant(file: string, text: string, name: string): string | undefined {
  const here = text.match(new RegExp(`const ${name}\\b[^=]*=\\s*('[^']*'|\`[^\`]*\`)`))
  if (here) return here[1]!.slice(1, -1)
  const from = text.match(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`))?.[1]
  if (!from) return
  const path = join(dirname(file), from)
  return constant(path, readFileSync(join(WEB, path), 'utf8'), name)
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('the data API understands every list of columns that a page asks for', async () => {
  const admin = t.client({ as: await t.user({ roles: ['admin', 'moderator'] }) })
  const refused = await Promise.all(
    asked.map(async ({ file, table, columns }) => {
      const { error } = await admin
        .from(table as 'items')
        .select(columns)
        .limit(1)
      return error ? [`${file}: ${table}: ${error.message}`] : []
    }),
  )
  expect(asked.length).toBeGreaterThan(100)
  expect(refused.flat()).toEqual([])
})
