import { useState } from 'react'

/** The rows that are chosen; one that is shown no more, or can no longer be, is not chosen any more. */
export function useChosen<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  may: (row: Row) => boolean,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const chosenHere = new Set(rows?.filter((row) => chosen.has(row.id) && may(row)).map(({ id }) => id))
  return [chosenHere, setChosen] as const
}
