import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

interface Step {
  name: string
  /** Which part of the whole it belongs to: `npm test -- check` runs one part. */
  part: 'check' | 'unit' | 'server' | 'e2e'
  command: string[]
  env?: Record<string, string>
}

const STEPS: Step[] = [
  { name: 'route types', part: 'check', command: ['react-router', 'typegen'] },
  { name: 'types', part: 'check', command: ['tsc', '--noEmit'] },
  { name: 'lint and format', part: 'check', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'imports', part: 'check', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'lock file', part: 'check', command: ['node', 'scripts/check-lockfile.ts'] },
  { name: 'unit tests', part: 'unit', command: ['vitest', 'run', '--project', 'unit'] },
  { name: 'server tests on PostgreSQL', part: 'server', command: ['vitest', 'run', '--project', 'server'] },
  {
    name: 'database tests on the embedded database',
    part: 'server',
    command: [
      'vitest',
      'run',
      '--project',
      'server',
      'src/server/db',
      'src/server/rest',
      'src/server/functions',
    ],
    env: { TEST_DATABASE: 'pglite' },
  },
  { name: 'build', part: 'e2e', command: ['node', 'scripts/build-if-needed.ts'] },
  { name: 'end to end in Chromium', part: 'e2e', command: ['playwright', 'test'] },
]

const [part] = process.argv.slice(2)
const chosen = STEPS.filter((step) => !part || step.part === part)
if (chosen.length === 0) {
  console.error(`There is no part "${part}": check, unit, server or e2e.`)
  process.exit(2)
}

const times: string[] = []
for (const step of chosen) {
  const started = performance.now()
  console.log(`\n▸ ${step.name}`)
  const { status, error } = spawnSync(step.command[0] as string, step.command.slice(1), {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      ...step.env,
    },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  times.push(`${seconds.padStart(7)} s  ${step.name}`)
  if (status !== 0) {
    console.error(`\n✗ ${step.name} failed after ${seconds} s${error ? `: ${error.message}` : ''}`)
    process.exit(1)
  }
}
console.log(`\n${times.join('\n')}\n${chosen.length} passed, 0 failed`)
