import { describe, expect, it } from 'vitest'
import { payoutRefusal, type WantedPayout } from './payout-rules.ts'
import { payoutWeek } from './payout-week.ts'
import { isSameName } from './same-name.ts'

const fine: WantedPayout = { amountCents: 2_000, availableCents: 2_000, kycLevel: 4, method: 'ready' }

describe('payoutRefusal', () => {
  it('allows a payout of the whole balance from 20 € on', () => {
    expect(payoutRefusal(fine)).toBeUndefined()
    expect(payoutRefusal({ ...fine, amountCents: 5_000, availableCents: 5_001, kycLevel: 5 })).toBeUndefined()
  })
  it.each<[string, Partial<WantedPayout>, string]>([
    ['without a method', { method: undefined }, 'PAYOUT_METHOD_MISSING'],
    ['to an account that is being checked', { method: 'checking' }, 'PAYOUT_METHOD_NOT_READY'],
    ['below level 4', { kycLevel: 3 }, 'KYC_REQUIRED'],
    ['below 20 €', { amountCents: 1_999 }, 'PAYOUT_TOO_SMALL'],
    ['above the balance', { amountCents: 2_001 }, 'PAYOUT_EXCEEDS_BALANCE'],
  ])('refuses a payout %s', (_what, change, code) => {
    expect(payoutRefusal({ ...fine, ...change })).toMatchObject({ code })
  })
})

describe('payoutWeek', () => {
  const berlin = (instant: string) => payoutWeek(Date.parse(instant), 'Europe/Berlin')
  it('begins on Monday at 6 by the clock of the place', () => {
    expect(berlin('2026-11-23T04:59:59Z')).toBe('2026-11-16')
    expect(berlin('2026-11-23T05:00:00Z')).toBe('2026-11-23')
    expect(berlin('2026-11-29T22:59:59Z')).toBe('2026-11-23')
  })
  it('is due at 6 by the clock also after both changes of the clocks', () => {
    // On Sunday 29 March 2026 the clocks go forward, on Sunday 25 October back.
    expect([berlin('2026-03-30T03:59:59Z'), berlin('2026-03-30T04:00:00Z')]).toEqual([
      '2026-03-23',
      '2026-03-30',
    ])
    expect([berlin('2026-10-26T04:59:59Z'), berlin('2026-10-26T05:00:00Z')]).toEqual([
      '2026-10-19',
      '2026-10-26',
    ])
  })
  it('comes once a week wherever the operator is', () => {
    for (const zone of ['Europe/Berlin', 'America/Adak', 'Pacific/Kiritimati', 'Asia/Kolkata']) {
      const weeks = new Set<string>()
      for (let hour = 0; hour < 52 * 168; hour++)
        weeks.add(payoutWeek(Date.UTC(2026, 0, 8) + hour * 3_600_000, zone))
      expect(weeks.size).toBeGreaterThanOrEqual(52)
      expect(weeks.size).toBeLessThanOrEqual(53)
      for (const week of weeks) expect(new Date(week).getUTCDay()).toBe(1)
    }
  })
})

it('takes two spellings of a name for one, and two people for two', () => {
  expect(isSameName('Marta Ibáñez', 'IBANEZ  MARTA')).toBe(true)
  expect(isSameName('Jean-Luc Moreau', 'Moreau Jean Luc')).toBe(true)
  expect(isSameName('Marta Ibáñez', 'Marta Fernández')).toBe(false)
})
