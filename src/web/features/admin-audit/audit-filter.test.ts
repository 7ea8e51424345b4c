import { expect, it } from 'vitest'
import { readFilter, writeFilter } from './audit-filter.ts'

const empty = { actor: '', subject: '', action: '', from: '', to: '' }

it('reads from the address what it wrote there', () => {
  const filter = { ...empty, actor: 'nora@example.org', action: 'remove-listing', from: '2026-11-01' }
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect(String(writeFilter(empty))).toBe('')
})

it('leaves out what is no filter', () => {
  const odd = new URLSearchParams({ action: 'drop-table', from: '2026-13-40', to: 'yesterday', other: 'x' })
  expect(readFilter(odd)).toEqual(empty)
})
