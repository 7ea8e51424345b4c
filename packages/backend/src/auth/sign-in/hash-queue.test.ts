import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createQueue } from './hash-queue.ts'

describe('the queue of hashes', () => {
  it('runs so many at once and no more, in order', async () => {
    const run = createQueue(2, 100)
    let running = 0
    let most = 0
    const done: number[] = []
    await Promise.all(
      Array.from({ length: 9 }, (_, i) =>
        run(async () => {
          most = Math.max(most, ++running)
          await delay(2)
          running--
          done.push(i)
        }),
      ),
    )
    expect(most).toBe(2)
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('goes on after work that failed', async () => {
    const run = createQueue(1, 100)
    const answers = await Promise.allSettled([
      run(() => Promise.reject(new Error('no'))),
      run(async () => 'yes'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await run(async () => 'still')).toBe('still')
  })

  it('refuses when too many wait, instead of letting all of them wait for ever', async () => {
    const run = createQueue(1, 1)
    const slow = () => run(() => delay(5))
    const answers = await Promise.allSettled([slow(), slow(), slow()])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  })
})
