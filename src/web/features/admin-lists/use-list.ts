import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { csvOf } from '#domain/csv.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import type { List, ListPlace } from './list.ts'
import type { Criteria } from './list-address.ts'

const ROWS_A_PAGE = 50
const ROWS_A_PAGE_OF_FILE = 500
export const MAX_ROWS_OF_FILE = 10_000

/** The rows of a list, a page at a time. */
export function useList<Row extends { id: string }>(list: List<Row>, criteria: Criteria) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['admin-list', list.name, user?.id, criteria.words, criteria.filters, criteria.sort],
    enabled: user !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as ListPlace | undefined,
    queryFn: ({ pageParam }) => loadPage(list, criteria, ROWS_A_PAGE, pageParam),
    getNextPageParam: (page) => placeAfter(list, criteria, page, ROWS_A_PAGE),
  })
}

/** Saves what the filters let through as a file. */
export function useListFile<Row extends { id: string }>(list: List<Row>, criteria: Criteria) {
  const t = useTranslate()
  return useMutation({
    mutationFn: () => loadAll(list, criteria),
    onSuccess: ({ rows, isWhole }) => {
      saveFile(`${list.name}.csv`, fileOf(list, rows), 'text/csv;charset=utf-8')
      if (!isWhole) toast({ title: t('office.file-full', { count: MAX_ROWS_OF_FILE }) })
    },
    onError: (error) => void toast(errorToast(error, t)),
  })
}

export function fileOf<Row extends { id: string }>({ cells }: List<Row>, rows: readonly Row[]): string {
  const lines = rows.map(cells)
  return csvOf([Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))])
}

/** As many rows as one file takes, and whether those are all. */
export async function loadAll<Row extends { id: string }>(list: List<Row>, criteria: Criteria) {
  const rows: Row[] = []
  let after: ListPlace | undefined
  do {
    const page = await loadPage(list, criteria, ROWS_A_PAGE_OF_FILE, after)
    rows.push(...page)
    after = placeAfter(list, criteria, page, ROWS_A_PAGE_OF_FILE)
  } while (after && rows.length < MAX_ROWS_OF_FILE)
  return { rows, isWhole: !after }
}

const loadPage = <Row extends { id: string }>(
  { load }: List<Row>,
  { words, filters, sort }: Criteria,
  size: number,
  after?: ListPlace,
) => load({ words, sort: sort.by, descending: sort.isDescending, page_size: size, ...after }, filters)

function placeAfter<Row extends { id: string }>(
  { sorts }: List<Row>,
  { sort }: Criteria,
  page: readonly Row[],
  size: number,
): ListPlace | undefined {
  const last = page.length === size ? page.at(-1) : undefined
  const placeOf = sorts[sort.by]
  return last && placeOf && { after_value: String(placeOf(last)), after_id: last.id }
}
