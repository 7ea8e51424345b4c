import { expect, it } from 'vitest'
import { type ListShape, readCriteria, writeCriteria } from './list-address.ts'

const SHAPE: ListShape = {
  filters: [{ name: 'status', values: ['open', 'done'] }, { name: 'from' }],
  sorts: ['number', 'start'],
  columns: ['number', 'title', 'total'],
}
const read = (address: string) => readCriteria(new URLSearchParams(address), SHAPE)

it.each([
  ['', { words: '', filters: {}, sort: { by: 'number', isDescending: true }, hidden: [] }],
  [
    'q=Anna&status=open&from=2026-02-28&sort=start&without=total',
    {
      words: 'Anna',
      filters: { status: 'open', from: '2026-02-28' },
      sort: { by: 'start', isDescending: false },
      hidden: ['total'],
    },
  ],
] as const)('reads “%s”, and writes it again', (address, criteria) => {
  expect(read(address)).toEqual(criteria)
  expect(writeCriteria(criteria, SHAPE).toString()).toBe(address)
})

it('leaves out what the list does not know, and never the column that leads to the row', () => {
  expect(read('status=x&from=2026-13-45&sort=-price&without=number,other')).toEqual(read(''))
})
