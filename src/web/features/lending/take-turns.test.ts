import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

it('runs two at once, goes on after a failure, and answers each', async () => {
  const inTurn = takeTurns(2)
  let running = 0
  let most = 0
  const work = (n: number) => async () => {
    most = Math.max(most, ++running)
    await new Promise((done) => setTimeout(done, 1))
    running--
    if (n === 1) throw new Error('no')
    return n
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(work(n))))
  expect(most).toBe(2)
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ])
})
