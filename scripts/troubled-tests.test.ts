import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  describeTroubledTests,
  readTroubledTests,
  recordTroubledTest,
  type TroubledTest,
  troubledTestsFile,
} from './troubled-tests.ts'

const failed = (name: string, message = 'AssertionError: expected 1 to be 2'): TroubledTest => ({
  outcome: 'failed',
  name,
  message,
})

it('reads what the reporters recorded, and nothing after a run without failures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'troubled-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'tests.ndjson')
  for (const [name, value] of Object.entries(troubledTestsFile(file))) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readTroubledTests(file)).toEqual([])
  const tests = [failed('first'), { outcome: 'retried', name: 'second', message: 'line\nline' } as const]
  for (const test of tests) recordTroubledTest(test)
  expect(readTroubledTests(file)).toEqual(tests)
})

it('reports a failed test with the first lines of its message, without colours', () => {
  const message = `\u001b[31mexpected\u001b[39m\n\n${Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n')}`
  expect(describeTroubledTests([failed('a > b', message)])).toEqual([
    '✗ a > b',
    '    expected',
    ...[0, 1, 2, 3, 4].map((n) => `    line ${n}`),
  ])
})

it('distinguishes a test that passed on its second run from one that failed', () => {
  const [line] = describeTroubledTests([{ outcome: 'retried', name: 'a', message: '' }])
  expect(line).toBe('↻ a (passed only when it ran again)')
})

it('keeps the report of a run short in which everything failed', () => {
  const many = Array.from({ length: 50 }, (_, n) => failed(`test ${n}`, 'word '.repeat(500)))
  const lines = describeTroubledTests(many)
  expect(lines.length).toBeLessThan(30)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(220)
  expect(lines.at(-1)).toBe('… and 38 more')
})
