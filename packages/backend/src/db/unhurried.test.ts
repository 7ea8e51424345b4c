import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openEmbedded } from './open-embedded.ts'
import { unhurried } from './unhurried.ts'

/** The pool's two wordings, by whether the connection was being made when the time was over. */
const TIMED_OUT = /timeout exceeded when trying to connect|terminated due to connection timeout/

it('has others wait for the embedded connection without end while the work lasts, and no longer', async () => {
  const db = await openEmbedded(undefined, { patienceMs: 50 })
  const hold = async () => {
    const client = await db.pool.connect()
    const waiting = db.pool.query('select 1')
    waiting.catch(() => {})
    await sleep(200)
    client.release()
    return waiting
  }

  await expect(hold()).rejects.toThrow(TIMED_OUT)
  expect((await unhurried(db, hold)).rowCount).toBe(1)
  await expect(hold()).rejects.toThrow(TIMED_OUT)
  await db.close()
})
