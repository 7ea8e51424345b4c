// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { clearPersonalData, TICKETS_KEY } from '../../../lib/personal-keys.ts'
import { readStored, writeStored } from '../../../lib/use-local-storage.ts'
import type { Booking } from '../booking.ts'
import { parseKept, storeTickets } from './kept-tickets.ts'

const ticket = (id: string, status = 'confirmed') =>
  ({ id, status, code: { code: 'secret' } }) as unknown as Booking
const kept = () => parseKept(readStored(TICKETS_KEY))
const ids = () => kept()?.bookings.map(({ id }) => id)

beforeEach(() => localStorage.clear())

it('keeps the tickets of one person, the newest first, each once', () => {
  storeTickets('rita', [ticket('a'), ticket('b')], 1)
  storeTickets('rita', [ticket('c'), ticket('a')], 2)
  expect([ids(), kept()?.at]).toEqual([['c', 'a', 'b'], 2])
})

it('drops a ticket that needs no code any more', () => {
  storeTickets('rita', [ticket('a'), ticket('b')], 1)
  storeTickets('rita', [ticket('a', 'cancelled')], 2)
  expect(ids()).toEqual(['b'])
  storeTickets('rita', [ticket('b', 'completed')], 3)
  expect(kept()).toBeUndefined()
})

it('keeps nothing of the person who was here before, nor after signing out', () => {
  storeTickets('rita', [ticket('a')], 1)
  storeTickets('omar', [ticket('b')], 2)
  expect(ids()).toEqual(['b'])
  clearPersonalData()
  expect(kept()).toBeUndefined()
})

it('keeps twenty at the most', () => {
  storeTickets(
    'rita',
    Array.from({ length: 25 }, (_, n) => ticket(String(n))),
    1,
  )
  expect(ids()).toHaveLength(20)
})

it.each([null, 'x', {}, { personId: 'rita', at: '1', bookings: [] }, { personId: 'rita', at: 1 }])(
  'takes %j for nothing',
  (stored) => {
    writeStored(TICKETS_KEY, stored)
    expect(kept()).toBeUndefined()
  },
)
