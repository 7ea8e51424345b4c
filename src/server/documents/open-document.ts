import { brand } from '#contract/brand.ts'
import type { Locale } from '#server/mail/locale.ts'
import { logoBytes } from '#server/mail/logo-bytes.ts'
import { drawInThread } from './draw-in-thread.ts'
import type { Column, Part, Row } from './paper.ts'

/** A page of paper in the person's language: who sends it, to whom, facts, tables, pictures and notes. */
export interface PaperDocument {
  address(lines: readonly string[]): void
  title(text: string, facts: readonly (readonly [label: string, value: string])[]): void
  table(columns: readonly Column[], rows: readonly Row[]): void
  /** The sums of a table above, which stay on one page with the notes that follow. */
  sums(rows: readonly Row[]): void
  note(text: string): void
  /** A heading for the part below; never separated from its first lines. */
  heading(text: string): void
  /** JPEGs side by side, as small as stamps. */
  pictures(files: readonly Buffer[]): void
  /** The finished file, drawn in a thread of its own. */
  end(): Promise<Buffer>
}

const SUMS: readonly Column[] = [
  { label: '', share: 4 },
  { label: '', share: 1.2, align: 'right' },
]

/** Begins a document; what is put on it is drawn at its end. */
export function openDocument(locale: Locale, title: string): PaperDocument {
  const parts: Part[] = []
  const put = (part: Part) => void parts.push(part)
  return {
    address: (lines) => put({ kind: 'address', lines }),
    title: (text, facts) => put({ kind: 'title', text, facts }),
    table: (columns, rows) => put({ kind: 'table', columns, rows }),
    sums: (rows) => put({ kind: 'sums', columns: SUMS, rows }),
    note: (text) => put({ kind: 'note', text }),
    heading: (text) => put({ kind: 'heading', text }),
    pictures: (files) => put({ kind: 'pictures', files }),
    async end() {
      const logo = await logoBytes(brand.logo)
      return drawInThread({ locale, brand, logo, title, parts })
    },
  }
}
