import { afterAll, beforeAll } from 'vitest'
import { setHashCost } from '../sign-in/password.ts'

/** For tests that hash hundreds of passwords and are not about the hashes. */
export function cheapHashes(): void {
  beforeAll(() => setHashCost({ memoryCost: 64, timeCost: 1, parallelism: 1 }))
  afterAll(() => setHashCost())
}
