/** What an adjustment by hand would move, and under which limits. */
export interface AdjustmentPreview {
  /** 0 where nothing can be moved in this way. */
  maxCents: number
  needsTwo: boolean
  /** Together 0. */
  entries: PreviewedEntry[]
}

/** One account of the ledger, and what it gets; negative where it loses. */
export interface PreviewedEntry {
  account: string
  cents: number
}
