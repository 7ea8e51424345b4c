/** So many things are dealt with by one request at most. */
export const MAX_BULK = 50

/** Response of a use case that does the same to several things: how many it was done to, and the code for each other one. */
export interface BulkAnswer {
  done: number
  refused: { id: string; code: string }[]
}
