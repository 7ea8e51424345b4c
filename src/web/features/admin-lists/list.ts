import type { OfficeList } from '#domain/access/office.ts'
import type { Column } from '../../ui/data-table.tsx'
import type { Criteria, ListShape } from './list-address.ts'

/** Where the next page of a list goes on. */
export interface ListPlace {
  after_value: string
  after_id: string
}

/** What every routine of a list takes. */
export interface PageRequest extends Partial<ListPlace> {
  words: string
  sort: string
  descending: boolean
  page_size: number
}

/** What can be done to several rows at once, each by itself, without a reason. */
export interface BulkAction<Row> {
  useCase: 'resend-mails'
  label: string
  may: (row: Row) => boolean
  nameOf: (row: Row) => string
}

/** One of the back office's lists: what it can be asked for, how, and what a row is. Amounts in cents. */
export interface List<Row extends { id: string }> extends Pick<ListShape, 'filters'> {
  name: OfficeList
  /** The orders, the first as it is at first, each with the value of a row by which its place is known. */
  sorts: Record<string, (row: Row) => string | number>
  load: (page: PageRequest, filters: Criteria['filters']) => Promise<Row[]>
  columns: readonly Column<Row>[]
  /** The page of a row. */
  to: (row: Row) => string
  /** A row in a file: codes, instants and amounts with a point, the same in every language. */
  cells: (row: Row) => Record<string, string | number>
  bulk?: BulkAction<Row>
}
