import { expect, it } from 'vitest'
import type { OverviewRental } from '#contract/overview.ts'
import { stripRental } from './strip-rental.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const rental = (id: string, change: Partial<OverviewRental>): OverviewRental => ({
  id,
  status: 'confirmed',
  side: 'renter',
  need: null,
  due_at: '2026-12-20T10:00:00Z',
  start_date: '2026-12-20T10:00:00Z',
  end_date: '2026-12-21T10:00:00Z',
  time_zone: 'Europe/Berlin',
  other_name: 'Rita',
  item: { title: 'Drill', language: 'en', translations: null },
  image: null,
  ...change,
})

it('keeps quiet about rentals that are far away or wait for the other side', () => {
  const waiting = rental('waiting', { status: 'requested', due_at: '2026-11-25T13:00:00Z' })
  expect(stripRental([rental('far', {}), waiting], NOW)).toBeUndefined()
})

it('names the rental whose time comes first', () => {
  const soon = rental('soon', { due_at: '2026-11-27T11:00:00Z' })
  const out = rental('out', { status: 'picked_up', due_at: '2026-12-24T10:00:00Z' })
  const request = rental('request', { status: 'requested', need: 'answer', due_at: '2026-11-26T10:00:00Z' })
  expect(stripRental([out, soon, request], NOW)?.id).toBe('request')
  expect(stripRental([out, soon], NOW)?.id).toBe('soon')
  expect(stripRental([out], NOW)?.id).toBe('out')
})
