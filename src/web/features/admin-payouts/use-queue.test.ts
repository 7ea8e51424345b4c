import { afterEach, expect, it } from 'vitest'
import { setTerms } from '#domain/settings/terms.ts'
import { type QueuedPayout, withheldSince } from './use-queue.ts'

afterEach(() => setTerms({}))

const NOW = '2026-11-27T10:00:00Z'
const of = (account: QueuedPayout['account'], ...requests: QueuedPayout['person']['requests']) =>
  withheldSince({ account, person: { requests } as QueuedPayout['person'] })

it('is withheld of a lender who has not answered, while the operator withholds', () => {
  const withheld = { withheld_at: NOW, answered_at: null }
  expect(of('lender', { withheld_at: NOW, answered_at: NOW }, withheld)).toBe(NOW)
  expect(of('lender', { withheld_at: null, answered_at: null })).toBeUndefined()
  expect(of('lender', { withheld_at: NOW, answered_at: NOW })).toBeUndefined()
  expect(of('affiliate', withheld)).toBeUndefined()
  setTerms({ taxWithholding: false })
  expect(of('lender', withheld)).toBeUndefined()
})
