/** Why a file cannot be read at all. */
export type FileFault = 'empty' | 'unreadable' | 'rows' | 'column-unknown' | 'column-twice' | 'column-missing'

export interface ImportedRow {
  /** The row of the file as a spreadsheet counts it: the one of the headers is 1. */
  number: number
  key: string
  title: string
  /** `exists`: its key was imported before, and nothing is changed. */
  outcome: 'created' | 'exists' | 'refused'
  /** Codes of what is wrong with it, as the wizard has them, and of what could not be read. */
  faults: string[]
}

/** What became, or would become, of some rows of a file. */
export interface ImportReport {
  rows: ImportedRow[]
  /** How many rows the file has. */
  total: number
  /** From which row to go on; null when that was the last. */
  next: number | null
}
