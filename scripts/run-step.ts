import { join } from 'node:path'
import { runCommand } from './run-command.ts'
import type { Step } from './test-steps.ts'
import { describeTroubledTests, readTroubledTests, troubledTestsFile } from './troubled-tests.ts'

export interface StepResult {
  name: string
  failure: string | undefined
  /** Its line in the list of all steps. */
  line: string
  /** The lines to repeat at the end of the log: tests that failed or ran twice, or the last output. */
  trouble: string[]
}

interface Options {
  cwd: string
  env: NodeJS.ProcessEnv
  longestMs: number
  /** The file that the reporters of its tests write to. */
  folder: string
  /** Whether it writes its output at once; otherwise at its end, because other steps run at the same time. */
  isAlone: boolean
}

const LAST_LINES = 20
const MAX_LINE_LENGTH = 200

/** Runs one step and returns its result; a step that failed does not throw. */
export async function runStep(
  { name, command, env }: Step,
  { cwd, env: sharedEnv, longestMs, folder, isAlone }: Options,
): Promise<StepResult> {
  const file = join(folder, `${name}.ndjson`)
  const chunks: Buffer[] = []
  if (isAlone) console.log(`\n▸ ${name}`)
  const began = performance.now()
  const failure =
    longestMs > 0
      ? await runCommand(command, {
          cwd,
          env: { ...sharedEnv, ...env, ...troubledTestsFile(file) },
          longestMs,
          onOutput(chunk) {
            chunks.push(chunk)
            if (isAlone) process.stdout.write(chunk)
          },
        })
      : 'not run, the whole took too long'
  const line = `${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${name}`
  const output = Buffer.concat(chunks).toString()
  if (!isAlone) console.log(`\n▸ ${name}\n${output.trimEnd()}`)
  const troubled = describeTroubledTests(readTroubledTests(file))
  return {
    name,
    failure,
    line: failure ? `✗ ${line}: ${failure}` : `✓ ${line}`,
    trouble: failure && troubled.length === 0 ? lastLines(output) : troubled,
  }
}

function lastLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim())
  return lines.slice(-LAST_LINES).map((line) => line.slice(0, MAX_LINE_LENGTH))
}
