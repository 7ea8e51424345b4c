import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { STEPS } from './test-steps.ts'

// What `npm test` runs, one step after the other, up to the first that fails: `npm test -- unit` runs one part.
const ROOT = join(import.meta.dirname, '..')
/** A step that hangs is a step that failed. */
const LONGEST_STEP_MS = 45 * 60_000

const [part] = process.argv.slice(2)
const chosen = STEPS.filter((step) => !part || step.part === part)
if (chosen.length === 0) {
  console.error(`There is no part "${part}": ${[...new Set(STEPS.map((step) => step.part))].join(', ')}.`)
  process.exit(2)
}

const passed: string[] = []
for (const step of chosen) {
  const started = performance.now()
  console.log(`\n▸ ${step.name}`)
  const failure = run(step.command, step.env)
  const line = `${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${step.name}`
  if (failure) report([...passed, `${line}: ${failure}`], 1)
  passed.push(line)
}
report(passed, 0)

/** Answers why the command failed, if it did. */
function run([command, ...args]: string[], env: Record<string, string> = {}): string | undefined {
  const { status, signal, error } = spawnSync(command as string, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    timeout: LONGEST_STEP_MS,
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      ...env,
    },
  })
  if (status === 0) return undefined
  return error?.message ?? `ended with ${signal ?? status}`
}

function report(lines: string[], failed: 0 | 1): never {
  console.log(`\n${lines.join('\n')}\n\n${lines.length - failed} passed, ${failed} failed`)
  process.exit(failed)
}
