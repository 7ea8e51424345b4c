import { expect, it } from 'vitest'
import type { List, PageRequest } from './list.ts'
import { fileOf, loadAll, MAX_ROWS_OF_FILE } from './use-list.ts'

interface Row {
  id: string
  number: number
  name: string
}

const CRITERIA = { words: 'a', filters: {}, sort: { by: 'number', isDescending: true }, hidden: [] }

/** A list of so many rows, and what it was asked for. */
function listOf(count: number) {
  const requests: PageRequest[] = []
  const list: List<Row> = {
    name: 'bookings',
    filters: [],
    columns: [],
    sorts: { number: ({ number }) => number },
    to: ({ id }) => id,
    cells: ({ number, name }) => ({ number, name }),
    async load(page) {
      requests.push(page)
      const first = page.after_value ? Number(page.after_value) - 1 : count
      const size = Math.min(page.page_size, first)
      return Array.from({ length: size }, (_, n) => ({
        id: `id${first - n}`,
        number: first - n,
        name: '=1+1',
      }))
    },
  }
  return { list, requests }
}

it('reads a list to its end, each page after the last row of the one before', async () => {
  const { list, requests } = listOf(1_200)
  const { rows, isWhole } = await loadAll(list, CRITERIA)
  expect([rows.length, rows.at(-1)?.number, isWhole]).toEqual([1_200, 1, true])
  expect(requests[1]).toMatchObject({ words: 'a', descending: true, after_value: '701', after_id: 'id701' })
})

it('stops where a file is full, and says so', async () => {
  const { rows, isWhole } = await loadAll(listOf(MAX_ROWS_OF_FILE + 1).list, CRITERIA)
  expect([rows.length, isWhole]).toEqual([MAX_ROWS_OF_FILE, false])
})

it('writes nothing into a file that a spreadsheet computes', async () => {
  const { list } = listOf(1)
  expect(fileOf(list, (await loadAll(list, CRITERIA)).rows)).toBe("\uFEFFnumber,name\r\n1,'=1+1\r\n")
})
