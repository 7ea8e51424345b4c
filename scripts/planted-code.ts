import type { Plant } from './planted-imports.ts'

interface PlantedCode extends Plant {
  isForbidden: boolean
}

const plant = (file: string, text: string, isForbidden: boolean): PlantedCode => ({
  file,
  text: `${text}\n`,
  isForbidden,
})

/** What `findForbiddenCode` has to find, and what looks like it and is fine. */
export const PLANTED_CODE: PlantedCode[] = [
  plant('src/domain/planted-clock/now.ts', 'export const now = () => Date.now()', true),
  plant('src/domain/planted-clock/computed.ts', "export const now = () => Date['now']()", true),
  plant('src/domain/planted-clock/passed-on.ts', 'const clock = Date.now\nexport { clock }', true),
  plant('src/domain/planted-clock/today.ts', 'export const today = () => new Date()', true),
  plant('src/domain/planted-clock/text.ts', 'export const today = () => Date()', true),
  plant('src/domain/planted-clock/dice.ts', 'export const dice = () => Math.random()', true),
  plant(
    'src/domain/planted-clock/zone.ts',
    'export const zone = () => Intl.DateTimeFormat().resolvedOptions()',
    true,
  ),
  plant(
    'src/domain/planted-clock/given.ts',
    'export const day = (ms: number) => new Date(ms).getUTCDay()',
    false,
  ),
  plant('src/domain/planted-clock/utc.ts', 'export const day = Date.UTC(2026, 0, 1)', false),
  plant(
    'packages/backend/src/http/planted-code/computed.ts',
    "export const load = (name: string) => import('../../../../../src/' + name)",
    true,
  ),
  plant(
    'packages/backend/src/http/planted-code/template.ts',
    'export const load = (name: string) => import(`../$' + '{name}.ts`)',
    true,
  ),
  plant(
    'packages/backend/src/http/planted-code/required.ts',
    "import { createRequire } from 'node:module'\nexport const load = createRequire(import.meta.url)",
    true,
  ),
  plant(
    'packages/backend/src/http/planted-code/command.ts',
    "import { exec } from 'node:child_process'\nexport const run = (text: string) => exec(text)",
    true,
  ),
  plant(
    'packages/backend/src/http/planted-code/literal.ts',
    "export const load = () => import('./template.ts')",
    false,
  ),
]
