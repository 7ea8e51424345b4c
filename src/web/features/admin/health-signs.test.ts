import { expect, it } from 'vitest'
import type { Health } from '#contract/health.ts'
import { healthSigns } from './health-signs.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const FINE: Health = {
  version: '1.0.0',
  waiting: { mails: { count: 2, oldestSeconds: 30 }, tasks: { count: 0, oldestSeconds: 0 } },
  givenUp: { mails: 0, tasks: 0 },
  discrepancies: 0,
  comparedAt: '2026-11-24T11:00:00Z',
  freeBytes: 50_000_000_000,
  setup: {
    isOperatorNamed: true,
    mail: 'set',
    payments: 'real',
    staff: 2,
    staffWithSecondFactor: 2,
    moderators: 1,
    backedUpAt: null,
  },
}
const bad = (health: Partial<Health>) =>
  healthSigns({ ...FINE, ...health }, NOW)
    .filter(({ isBad }) => isBad)
    .map(({ key, to }) => [key, to])

it('finds nothing wrong with a site that is well, also before its first payment', () => {
  expect(bad({})).toEqual([])
  expect(bad({ comparedAt: null, freeBytes: null })).toEqual([])
})

it('takes no offence at mails that wait where nobody is to send them', () => {
  const mails = { count: 6, oldestSeconds: 9_999 }
  expect(bad({ waiting: { ...FINE.waiting, mails }, setup: { ...FINE.setup, mail: 'missing' } })).toEqual([])
})

it.each<[Partial<Health>, string, string | undefined]>([
  [{ givenUp: { mails: 1, tasks: 0 } }, 'office.health.mails-failed', '/admin/failures'],
  [{ givenUp: { mails: 0, tasks: 1 } }, 'office.health.tasks-failed', '/admin/failures'],
  [
    { waiting: { ...FINE.waiting, mails: { count: 1, oldestSeconds: 301 } } },
    'office.health.mails-stuck',
    undefined,
  ],
  [
    { waiting: { ...FINE.waiting, tasks: { count: 1, oldestSeconds: 301 } } },
    'office.health.tasks-stuck',
    undefined,
  ],
  [{ discrepancies: 1 }, 'office.health.discrepancies', '/admin/discrepancies'],
  [{ comparedAt: '2026-11-22T11:00:00Z' }, 'office.health.not-compared', undefined],
  [{ freeBytes: 1_000_000_000 }, 'office.health.disk-full', undefined],
])('finds %j', (health, key, to) => expect(bad(health)).toEqual([[key, to]]))
