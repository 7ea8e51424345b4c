import type { Sort } from '../../ui/data-table.tsx'

export interface ListFilter {
  name: string
  /** The values it may have; a day (`YYYY-MM-DD`) where there are none. */
  values?: readonly string[]
}

/** What a list can be asked for, beside words. */
export interface ListShape {
  filters: readonly ListFilter[]
  /** The orders; the first one, latest or highest first, is that of a list nobody has ordered. */
  sorts: readonly string[]
  columns: readonly string[]
}

/** What is asked for: in the address, so that it can be sent, kept and gone back to. */
export interface Criteria {
  words: string
  filters: Record<string, string>
  sort: Sort
  hidden: readonly string[]
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MAX_WORDS = 120

/** The criteria in a page's address; what the list does not know is left out. */
export function readCriteria(search: URLSearchParams, { filters, sorts, columns }: ListShape): Criteria {
  const of = (name: string) => (search.get(name) ?? '').trim()
  const known = ({ name, values }: ListFilter) =>
    values ? values.includes(of(name)) : DAY.test(of(name)) && !Number.isNaN(Date.parse(of(name)))
  const by = of('sort').replace(/^-/, '')
  return {
    words: of('q').slice(0, MAX_WORDS),
    filters: Object.fromEntries(filters.filter(known).map(({ name }) => [name, of(name)])),
    sort: sorts.includes(by)
      ? { by, isDescending: of('sort').startsWith('-') }
      : { by: sorts[0] ?? '', isDescending: true },
    // The first column leads to the row's page.
    hidden: of('without')
      .split(',')
      .filter((id) => columns.indexOf(id) > 0),
  }
}

/** The parameters of criteria for a page's address, without what goes without saying. */
export function writeCriteria(
  { words, filters, sort, hidden }: Criteria,
  { sorts }: ListShape,
): URLSearchParams {
  const order = `${sort.isDescending ? '-' : ''}${sort.by}`
  return new URLSearchParams(
    Object.entries({
      q: words.trim(),
      ...filters,
      sort: order === `-${sorts[0]}` ? '' : order,
      without: hidden.join(),
    }).filter(([, value]) => value !== ''),
  )
}
