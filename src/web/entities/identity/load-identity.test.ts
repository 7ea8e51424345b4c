import { expect, it } from 'vitest'
import type { BrowserClient } from '../../lib/browser-client.ts'
import { loadIdentity } from './load-identity.ts'

/** A data API that gives this row, and notes which tables were asked. */
function client(row: object) {
  const asked: string[] = []
  const query = {
    select: () => query,
    eq: () => query,
    in: () => query,
    order: () => query,
    single: async () => ({ data: row, error: null }),
  }
  const from = (table: string) => {
    asked.push(table)
    return query
  }
  return { asked, client: { from } as unknown as BrowserClient }
}

it('asks once, so that the level and what was handed in are of the same moment', async () => {
  const api = client({ kyc_level: 1, kyc_status: 'pending', submissions: [], checks: [] })
  expect(await loadIdentity(api.client, 'u1')).toEqual({
    level: 1,
    status: 'pending',
    validUntil: null,
    steps: {},
  })
  expect(api.asked).toEqual(['profiles'])
})

it('takes the newest of each step', async () => {
  const newest = { step: 'selfie', status: 'pending', reason: null }
  const submissions = [newest, { step: 'selfie', status: 'rejected', reason: 'blurred' }]
  const { steps } = await loadIdentity(
    client({ kyc_level: 1, kyc_status: 'basic', submissions, checks: [] }).client,
    'u1',
  )
  expect(steps).toEqual({ selfie: newest })
})

it('takes the last day of the document that counts, not of the one that is to replace it', async () => {
  const submissions = [
    { step: 'identity', status: 'pending', valid_until: '2036-12-01' },
    { step: 'identity', status: 'verified', valid_until: '2026-12-01' },
  ]
  const identity = await loadIdentity(
    client({ kyc_level: 1, kyc_status: 'basic', submissions, checks: [] }).client,
    'u1',
  )
  expect(identity.validUntil).toBe('2026-12-01')
})
