import {
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type ReactNode, useMemo } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { ChooseAll, ChooseRow, type RowChoice } from './row-choice.tsx'
import { walkRows } from './walk-rows.ts'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Its name in the order, where the rows can be ordered by it. */
  sort?: string
  numeric?: boolean
  isOneLine?: boolean
  /** Only where there is room. */
  from?: 'md' | 'lg' | 'xl'
}

export interface Sort {
  by: string
  isDescending: boolean
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Columns that the reader has put away. */
  hidden: readonly string[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** The page of a row, to which its first column leads. */
  to: (row: Row) => string
  /** Where something can be done to several rows. */
  choice?: RowChoice<Row> | undefined
}

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature })
const FROM = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' }

/** Rows in columns. They come in order from the server: a press on a heading asks for another order. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, hidden, sort, onSort, to, choice } = props
  const byId = new Map(columns.map((column) => [column.id, column]))
  const sorting: SortingState = columns
    .filter((column) => column.sort === sort.by)
    .map(({ id }) => ({ id, desc: sort.isDescending }))
  const table = useTable({
    features,
    data: rows as Row[],
    columns: useMemo(
      () =>
        columns.map(({ id, sort: by }) => ({ id, enableSorting: by !== undefined, accessorFn: () => null })),
      [columns],
    ),
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: true,
    state: { sorting, columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater
      const by = next && byId.get(next.id)?.sort
      if (next && by) onSort({ by, isDescending: next.desc })
    },
  })
  return (
    <section
      aria-label={label}
      className="relative overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className="w-full border-collapse text-start text-sm">
        <thead className="border-b border-line text-ink-soft">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {choice && <ChooseAll rows={rows} choice={choice} />}
              {group.headers.map(({ id, column }) => {
                const { header, numeric, from } = byId.get(column.id)!
                const order = column.getIsSorted()
                return (
                  <th
                    key={id}
                    scope="col"
                    aria-sort={order ? (order === 'desc' ? 'descending' : 'ascending') : undefined}
                    className={classNames(
                      'px-2.5 py-1 font-semibold whitespace-nowrap',
                      numeric ? 'text-end' : 'text-start',
                      from && FROM[from],
                    )}
                  >
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={column.getToggleSortingHandler()}
                        className="-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-small px-1.5 hover:bg-sunken hover:text-ink"
                      >
                        {header}
                        <SortSign order={order} />
                      </button>
                    ) : (
                      <span className="inline-flex min-h-9 items-center">{header}</span>
                    )}
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={walkRows} className="divide-y divide-line">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className="relative transition-colors hover:bg-sunken has-[a:focus-visible]:bg-sunken"
            >
              {choice && <ChooseRow row={row.original} choice={choice} />}
              {row.getVisibleCells().map(({ id, column }, index) => {
                const { cell, numeric, isOneLine, from } = byId.get(column.id)!
                return (
                  <td
                    key={id}
                    className={classNames(
                      'px-2.5 py-2 align-top',
                      numeric && 'tabular text-end',
                      (numeric || isOneLine) && 'whitespace-nowrap',
                      from && FROM[from],
                    )}
                  >
                    {index === 0 ? (
                      <Link
                        to={to(row.original)}
                        data-row
                        className="stretched-link font-semibold focus-visible:-outline-offset-2"
                      >
                        {cell(row.original)}
                      </Link>
                    ) : (
                      cell(row.original)
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SortSign({ order }: { order: 'asc' | 'desc' | false }) {
  if (!order) return <ChevronsUpDown aria-hidden size={14} className="text-ink-faint" />
  return order === 'desc' ? <ArrowDown aria-hidden size={14} /> : <ArrowUp aria-hidden size={14} />
}
