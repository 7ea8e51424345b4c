import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { missingTests } from './missing-tests.ts'
import { runStep, type StepResult } from './run-step.ts'
import { STAGES } from './test-steps.ts'

// Runs the steps of `npm test`, one stage after another. It continues after a step that failed, so that one run reports
// everything, and lists the failures at the very end. `npm test -- unit` runs one part.
const ROOT = join(import.meta.dirname, '..')
/** A step that takes longer counts as failed. */
const LONGEST_STEP_MS = 25 * 60_000
/** After this time no step starts, and running ones are stopped. */
const LONGEST_RUN_MS = 50 * 60_000

const [part] = process.argv.slice(2)
const stages = STAGES.map((steps) => steps.filter((step) => !part || step.part === part)).filter(
  (steps) => steps.length > 0,
)
const faults = missingTests(stages.flat())
if (stages.length === 0) {
  const parts = [...new Set(STAGES.flat().map((step) => step.part))].join(', ')
  faults.push(`There is no part "${part}": ${parts}.`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(2)
}

const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  // Halves the start time of each server that a test starts and kills.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}
const folder = mkdtempSync(join(tmpdir(), 'lendaround-run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const results: StepResult[] = []
const runStartedAt = performance.now()
for (const steps of stages) {
  const longestMs = Math.min(LONGEST_STEP_MS, LONGEST_RUN_MS - (performance.now() - runStartedAt))
  const options = { cwd: ROOT, env, longestMs, folder, isAlone: steps.length === 1 }
  results.push(...(await Promise.all(steps.map((step) => runStep(step, options)))))
}

const failed = results.filter(({ failure }) => failure)
console.log(`\n${results.map(({ line }) => line).join('\n')}`)
for (const { name, trouble } of results)
  if (trouble.length > 0) console.log(`\n▸ ${name}\n${trouble.join('\n')}`)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
