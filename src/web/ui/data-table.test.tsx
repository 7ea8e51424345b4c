// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { settle, showScreen } from '../lib/testing/show-screen.tsx'
import type { Column, Sort } from './data-table.tsx'

const ROWS = [
  { id: 'a', name: 'Ada', total: 3 },
  { id: 'b', name: 'Bo', total: 1 },
  { id: 'c', name: 'Cy', total: 2 },
]
const COLUMNS: Column<(typeof ROWS)[number]>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name' },
  { id: 'total', header: 'Total', cell: ({ total }) => total, sort: 'sum', numeric: true },
  { id: 'note', header: 'Note', cell: () => '–' },
]

async function show(sort: Sort, hidden: string[] = []) {
  const onSort = vi.fn()
  const page = await showScreen(async () => {
    const { DataTable } = await import('./data-table.tsx')
    return (
      <DataTable
        label="People"
        columns={COLUMNS}
        rows={ROWS}
        hidden={hidden}
        sort={sort}
        onSort={onSort}
        to={({ id }) => `/people/${id}`}
      />
    )
  })
  document.body.append(page.place)
  const heads = [...page.place.querySelectorAll('th')]
  return { ...page, heads, onSort }
}

it('shows rows as they come, each leading to its page, and says in which order they are', async () => {
  const { place, heads, close } = await show({ by: 'sum', isDescending: true })
  expect(
    [...place.querySelectorAll('tbody a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Ada', '/people/a'],
    ['Bo', '/people/b'],
    ['Cy', '/people/c'],
  ])
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([null, 'descending', null])
  await close()
})

it('asks for another order: the highest first, then the other way round', async () => {
  const { heads, onSort, close } = await show({ by: 'sum', isDescending: true })
  await settle(async () => heads[0]!.querySelector('button')!.click())
  await settle(async () => heads[1]!.querySelector('button')!.click())
  expect(heads[2]!.querySelector('button')).toBeNull()
  expect(onSort.mock.calls).toEqual([
    [{ by: 'name', isDescending: true }],
    [{ by: 'sum', isDescending: false }],
  ])
  await close()
})

it('leaves out hidden columns, and walks from row to row with the arrow keys', async () => {
  const { place, heads, close } = await show({ by: 'name', isDescending: false }, ['total'])
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Name', 'Note'])
  const [first, second] = [...place.querySelectorAll<HTMLElement>('tbody a')]
  first!.focus()
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('ArrowDown')
  expect(document.activeElement).toBe(second)
  press('End')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Cy')
  await close()
})

it('has a box for each row that may be chosen, and one for all of them', async () => {
  const onChange = vi.fn()
  const page = await showScreen(async () => {
    const { DataTable } = await import('./data-table.tsx')
    const choice = {
      chosen: new Set(['a']),
      onChange,
      most: 2,
      may: ({ id }: { id: string }) => id !== 'b',
      label: ({ name }: { name: string }) => `Choose ${name}`,
      labelOfAll: 'Choose all',
    }
    return (
      <DataTable
        label="People"
        columns={COLUMNS}
        rows={ROWS}
        hidden={[]}
        sort={{ by: 'name', isDescending: true }}
        onSort={() => {}}
        to={({ id }) => `/people/${id}`}
        choice={choice}
      />
    )
  })
  document.body.append(page.place)
  const boxes = [...page.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual([
    ['Choose all', false],
    ['Choose Ada', true],
    ['Choose Cy', false],
  ])
  for (const box of boxes) await settle(async () => box.click())
  expect(onChange.mock.calls.map(([chosen]) => [...chosen])).toEqual([['a', 'c'], [], ['a', 'c']])
  await page.close()
})
