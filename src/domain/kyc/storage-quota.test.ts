import { expect, it } from 'vitest'
import { storageQuota } from './storage-quota.ts'

const DAY_MS = 86_400_000

it.each([
  [0, 0, 250, 250],
  [0, 7 * DAY_MS - 1, 250, 250],
  [0, 7 * DAY_MS, 1_024, 1_000],
  [1, 0, 2_048, 2_000],
  [5, 400 * DAY_MS, 5_120, 5_000],
])('at level %i after %i ms it is %i MiB in %i files', (level, ageMs, mebibytes, objects) => {
  expect(storageQuota(level, ageMs)).toEqual({ bytes: mebibytes * 1024 ** 2, objects })
})
