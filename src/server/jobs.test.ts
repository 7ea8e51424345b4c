import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Job } from '#backend/jobs/job.ts'
import { HOUSEKEEPING, startJobs } from '#backend/jobs/jobs.ts'
import { sweepIdempotencyKeys } from '#backend/jobs/sweep-idempotency-keys.ts'
import { jobsOf } from '#server/areas.ts'
import { deleteLapsedHolds } from '#server/checkout/tasks/delete-lapsed-holds.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const fetch = async (request: Request) => t.app.fetch(request)
const until = async (done: () => boolean | Promise<boolean>) => {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('startJobs', () => {
  it('runs every job without a fault, and completes a payment without further requests', async () => {
    const stop = startJobs(t.deps, fetch, [...HOUSEKEEPING, ...jobsOf(t.deps)])
    await t.pay(t.renter, [t.line()])
    await until(
      async () => (await t.rows(`select id from public.payments where status = 'captured'`)).length === 1,
    )
    await stop()
    expect(await t.rows('select status from public.bookings')).toEqual([{ status: 'confirmed' }])
  })

  it('logs a run that fails, and runs again', async () => {
    const errors: unknown[] = []
    let runs = 0
    const failing: Job = {
      name: 'failing',
      everyMs: 1,
      async run() {
        runs++
        throw new Error('no luck')
      },
    }
    const log = { ...t.deps.log, error: (error: unknown) => errors.push(error) }
    const stop = startJobs({ ...t.deps, log } as typeof t.deps, fetch, [failing])
    await until(() => runs > 2)
    await stop()
    expect(errors[0]).toMatchObject({ job: 'failing', err: { message: 'no luck' } })
  })

  it('stops after the run under way, and starts no other', async () => {
    let ended = 0
    let release = () => {}
    const slow: Job = {
      name: 'slow',
      everyMs: 0,
      async run() {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        ended++
      },
    }
    const stop = startJobs(t.deps, fetch, [slow])
    const stopped = stop()
    let isStopped = false
    stopped.then(() => {
      isStopped = true
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isStopped).toBe(false)
    release()
    await stopped
    expect(ended).toBe(1)
  })

  it('has a name of its own for each job', () => {
    const names = [...HOUSEKEEPING, ...jobsOf(t.deps)].map(({ name }) => name)
    expect(names).toContain('deliver-test-webhooks')
    expect(new Set(names).size).toBe(names.length)
  })
})

it('delete-lapsed-holds clears away what lapsed and nothing else', async () => {
  const rival = await t.user({ kyc_level: 1 })
  await t.hold(rival, t.line())
  await t.lapseHolds()
  const kept = await t.hold(t.renter, t.line(await t.another()))
  await deleteLapsedHolds.run(t.deps, fetch)
  expect(await t.rows('select id from public.reservations')).toEqual([{ id: kept.value!.reservationIds[0] }])
  expect(await t.rows('select id from public.calendar_entries')).toHaveLength(1)
})

it('sweep-idempotency-keys deletes after a day', async () => {
  const headers = { 'idempotency-key': 'the-same-key' }
  const client = t.client({ as: t.renter })
  await client.functions.invoke('release-hold', { body: {}, headers })
  const keys = () => t.rows('select key from functions.idempotency_keys')
  t.setNow(23 * HOUR_MS)
  await sweepIdempotencyKeys.run(t.deps, fetch)
  expect(await keys()).toHaveLength(1)
  t.setNow(2 * HOUR_MS)
  await sweepIdempotencyKeys.run(t.deps, fetch)
  expect(await keys()).toEqual([])
})
