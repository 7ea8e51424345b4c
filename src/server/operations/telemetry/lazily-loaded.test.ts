import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const FOLDER = 'src/server/operations/telemetry/'
/** Imports that are left when types are gone. */
const EAGER = /^import (?!type )[^;]*? from '([^']+)'/gms
const files = globSync('{src,packages/backend/src}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
const importsOf = (path: string) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(EAGER)].map(([, from]) => from!)

it('OpenTelemetry’s packages are imported in one folder', () => {
  const users = files.filter((path) => importsOf(path).some((from) => from.startsWith('@opentelemetry/')))
  expect(users).toContain(`${FOLDER}start-telemetry.ts`)
  expect(users.filter((path) => !path.startsWith(FOLDER))).toEqual([])
})

it('the rest imports of that folder only what loads none of them', () => {
  const doors = files
    .filter((path) => !path.startsWith(FOLDER))
    .flatMap(importsOf)
    .flatMap((from) => /\btelemetry\/([\w-]+\.ts)$/.exec(from)?.[1] ?? [])
  expect([...new Set(doors)].sort()).toEqual(['open-telemetry.ts', 'telemetry-settings.ts'])
  const loaded = doors.flatMap((door) => importsOf(FOLDER + door))
  expect(new Set(loaded)).toEqual(
    new Set(['zod', '#backend/start/read-settings.ts', './telemetry-settings.ts']),
  )
})
