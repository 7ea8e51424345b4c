import { refuse } from '../storage-error.ts'

export interface ListPosition {
  name: string
  /** The last entry's time, where the list is sorted by one. */
  position: string
}

/** The end of a page, which a client hands back to get the next one and should not look into. */
export const writeListCursor = ({ name, position }: ListPosition) =>
  Buffer.from(`l:${name}\n${position}`).toString('base64')

/** Reads what `writeListCursor` wrote; refuses anything else, also what was written for another order. */
export function readListCursor(cursor: string | undefined, byTime: boolean): ListPosition | undefined {
  if (!cursor) return undefined
  const [, name, position = ''] =
    /^l:([^\n]+)\n([\d :.+-]*)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? []
  if (!name || (byTime && !position)) throw refuse.invalidRequest('Invalid cursor')
  return { name, position }
}
