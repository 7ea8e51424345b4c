import { delimiter, join } from 'node:path'
import { missingTests } from './missing-tests.ts'
import { runCommand } from './run-command.ts'
import { STEPS } from './test-steps.ts'

// What `npm test` runs, one step after the other. It goes on after one that failed, so that one run tells everything:
// `npm test -- unit` runs one part.
const ROOT = join(import.meta.dirname, '..')
/** A step that hangs is a step that failed. */
const LONGEST_STEP_MS = 25 * 60_000
/** No step begins, and none goes on, after this time. */
const LONGEST_RUN_MS = 50 * 60_000

const [part] = process.argv.slice(2)
const chosen = STEPS.filter((step) => !part || step.part === part)
const faults = missingTests(chosen)
if (chosen.length === 0) {
  const parts = [...new Set(STEPS.map((step) => step.part))].join(', ')
  faults.push(`There is no part "${part}": ${parts}.`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(2)
}

const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  // Halves the start of each server that a test starts and kills.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
}
const lines: string[] = []
let failed = 0
const beganRun = performance.now()
for (const step of chosen) {
  console.log(`\n▸ ${step.name}`)
  const began = performance.now()
  const longestMs = Math.min(LONGEST_STEP_MS, LONGEST_RUN_MS - (began - beganRun))
  const failure =
    longestMs > 0
      ? await runCommand(step.command, { cwd: ROOT, env: { ...env, ...step.env }, longestMs })
      : 'not run, the whole took too long'
  const line = `${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${step.name}`
  if (failure) failed += 1
  lines.push(failure ? `✗ ${line}: ${failure}` : `✓ ${line}`)
}
console.log(`\n${lines.join('\n')}\n\n${lines.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
