import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** A document, a mocked module, a clock or a global of its own. */
const OF_ITS_OWN = /@vitest-environment|\bvi\.|process\.env/

/** Those of the test files that change what other modules see, and so need a worker of their own. */
export const isolatedTests = (include: string[], exclude: string[]): string[] =>
  globSync(include, { cwd: ROOT, exclude })
    .filter((file) => OF_ITS_OWN.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort()
