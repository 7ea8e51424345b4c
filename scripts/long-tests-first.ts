import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short to read and long to run: what a file's size says nothing about, on a machine that has not run them yet. */
const LONG = [
  'checkout/kill.test.ts',
  'seed/seed.db.test.ts',
  'server/unavailable.test.ts',
  'auth/timing.test.ts',
  'backend/src/readme.test.ts',
  'embedded/engine.test.ts',
  'protocols/functions.test.ts',
]

/** Starts the long test files first, so that none of them runs alone at the end. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
