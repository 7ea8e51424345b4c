import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, or that passed only on its second run. */
export interface TroubledTest {
  outcome: 'failed' | 'retried'
  name: string
  message: string
}

/** The environment variable with the file to which both test runners' reporters add a line for each such test. */
const FILE_VARIABLE = 'TROUBLED_TESTS_FILE'
const MAX_MESSAGE_LINES = 6
const MAX_LINE_LENGTH = 200
const MAX_LISTED = 12

export const troubledTestsFile = (path: string) => ({ [FILE_VARIABLE]: path })

/** Records it at once, so that a run that is stopped later still reports the earlier failures. */
export function recordTroubledTest(test: TroubledTest): void {
  const file = process.env[FILE_VARIABLE]
  if (file) appendFileSync(file, `${JSON.stringify(test)}\n`)
}

export function readTroubledTests(file: string): TroubledTest[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** The tests with the first lines of their messages, short enough for the end of a log. */
export function describeTroubledTests(tests: TroubledTest[]): string[] {
  const described = tests
    .slice(0, MAX_LISTED)
    .flatMap(({ name, outcome, message }) => [
      outcome === 'failed' ? `✗ ${name}` : `↻ ${name} (passed only when it ran again)`,
      ...firstLines(message).map((line) => `    ${line}`),
    ])
  const left = tests.length - MAX_LISTED
  return left > 0 ? [...described, `… and ${left} more`] : described
}

function firstLines(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.map((line) => line.trimEnd()).filter(Boolean)
  return said.slice(0, MAX_MESSAGE_LINES).map((line) => line.slice(0, MAX_LINE_LENGTH))
}
