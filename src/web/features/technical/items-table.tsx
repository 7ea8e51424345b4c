import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { type ItemSort, type ItemsQuery, itemsPath } from './items-query.ts'
import type { ItemRow } from './list-items.ts'

const COLUMNS = [
  { sort: 'title', label: 'content.technical.title' },
  { sort: 'city', label: 'content.technical.city' },
  { sort: 'price_per_day_cents', label: 'content.technical.price', atEnd: true },
  { sort: 'published_at', label: 'content.technical.published', atEnd: true },
] as const

/** The rows, and above each column the way to sort by it. */
export function ItemsTable({ query, rows }: { query: ItemsQuery; rows: readonly ItemRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-start">
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            {COLUMNS.map(({ sort, label, ...column }) => (
              <th
                key={sort}
                aria-sort={ariaSort(query, sort)}
                className={classNames(
                  'pe-4 font-medium last:pe-0',
                  'atEnd' in column ? 'text-end' : 'text-start',
                )}
              >
                <SortLink query={query} sort={sort} label={t(label)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="min-w-40 py-3 pe-4">
                <Link to={`/product/${row.id}`} className="font-semibold hover:underline">
                  {row.title}
                </Link>
              </td>
              <td className="py-3 pe-4">{row.city}</td>
              <td className="tabular py-3 pe-4 text-end">{format.money(row.price_per_day_cents)}</td>
              <td suppressHydrationWarning className="tabular py-3 text-end whitespace-nowrap">
                {row.published_at && format.date(row.published_at, 'date', 'UTC')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ariaSort = ({ sort, descending }: ItemsQuery, column: ItemSort) =>
  sort === column ? (descending ? 'descending' : 'ascending') : undefined

/** Sorts by this column, or the other way round where it is sorted by it already. */
function SortLink({ query, sort, label }: { query: ItemsQuery; sort: ItemSort; label: string }) {
  const isSorted = query.sort === sort
  const Arrow = query.descending ? ArrowDown : ArrowUp
  return (
    <Link
      to={itemsPath(query, { sort, descending: isSorted && !query.descending })}
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline"
    >
      {label}
      {isSorted && <Arrow aria-hidden size={16} />}
    </Link>
  )
}
