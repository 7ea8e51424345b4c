import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createLog } from '#backend/log.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { seedWorld } from '#seed/seed.ts'
import { heldOutQueries } from './held-out/queries.ts'
import { judgedQueries } from './judged-queries.ts'
import { measureRelevance } from './measure-relevance.ts'
import { score } from './score.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase()
  await seedWorld({ db, log: createLog('silent'), now: () => new Date() })
})
afterAll(() => db.close())

it('finds the right items for the judged queries in four languages', async () => {
  const { answers, ndcg, firstRight, wrong } = await measureRelevance(db.pool, judgedQueries)
  expect(answers.length).toBeGreaterThanOrEqual(200)
  expect(wrong).toBe(0)
  expect(ndcg).toBeGreaterThanOrEqual(0.95)
  expect(firstRight).toBeGreaterThanOrEqual(0.95)
})

it('does nearly as well with queries that it was not tuned with', async () => {
  const { answers, ndcg, firstRight } = await measureRelevance(db.pool, heldOutQueries)
  expect(answers.length).toBeGreaterThanOrEqual(60)
  expect(ndcg).toBeGreaterThanOrEqual(0.9)
  expect(firstRight).toBeGreaterThanOrEqual(0.9)
})

it('scores results by the order of their items', () => {
  const judgement = { q: '', first: ['a', 'b'], also: ['c'], never: ['x'] }
  expect(score(judgement, ['b', 'a', 'c'])).toEqual({ ndcg: 1, isFirstRight: true, wrong: [] })
  expect(score(judgement, ['x', 'a', 'b', 'c']).ndcg).toBeCloseTo(0.71, 2)
  expect(score(judgement, ['x', 'a'])).toMatchObject({ isFirstRight: false, wrong: ['x'] })
  expect(score(judgement, [])).toEqual({ ndcg: 0, isFirstRight: false, wrong: [] })
})
