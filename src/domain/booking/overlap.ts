/** A half-open period `[start, end)` in epoch ms. */
export interface Period {
  start: number
  end: number
}

/** Whether two half-open periods share an instant; one that ends when the other starts does not. */
export const overlaps = (a: Period, b: Period): boolean => a.start < b.end && a.end > b.start
