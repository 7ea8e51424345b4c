import type { Brand } from '#contract/brand.ts'
import type { Locale } from '#server/mail/locale.ts'

export interface Column {
  label: string
  /** Share of the line's width, of all columns together. */
  share: number
  align?: 'left' | 'right'
}

export interface Row {
  cells: string[]
  isStrong?: boolean
}

/** One part of a document; the parts follow each other down the page. */
export type Part =
  | { kind: 'address'; lines: readonly string[] }
  | { kind: 'title'; text: string; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly Row[] }
  /** They stay on one page, with the notes that follow. */
  | { kind: 'sums'; columns: readonly Column[]; rows: readonly Row[] }
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'pictures'; files: readonly Uint8Array[] }

/** A whole document as plain data, which can go to another thread. */
export interface Paper {
  locale: Locale
  /** Whose document it is: a thread of its own knows no settings of the site. */
  brand: Brand
  /** Its logo as PNG. */
  logo?: Uint8Array | undefined
  title: string
  parts: readonly Part[]
}
