import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that run for long: their size, the default measure on a machine without a cache, is misleading. */
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
