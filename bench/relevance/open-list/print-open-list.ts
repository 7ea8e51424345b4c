import type { Pool } from 'pg'
import { areKindred, figuresOf, pairsOf, sillyOf } from './judge-open-list.ts'
import { openList, type ReadEntry, readOpenList } from './measure-open-list.ts'

const percent = (part: number, whole: number): string => `${((100 * part) / (whole || 1)).toFixed(1)} %`

/**
 * Prints how the names of the open list are read, for the half that the words were written with and the other one;
 * `verbose` asks for all of them as well, which takes minutes, and lists what is read or answered badly in the first.
 */
export async function printOpenList(pool: Pool, verbose: boolean): Promise<void> {
  for (const half of ['look', 'count'] as const) {
    const entries = openList.filter((entry) => entry.half === half)
    const read = await readOpenList(pool, entries, verbose)
    const { names, known, pairs, kindred, answered, silly, uneven } = figuresOf(read)
    if (verbose && half === 'look') read.forEach(printFaults)
    console.log(
      `${entries.length} of the open list, ${half === 'look' ? 'looked at' : 'only counted'}: a thing is known in ` +
        `${percent(known, names)} of ${names} names, alike in two languages ${percent(kindred, pairs)} of ${pairs}` +
        (verbose
          ? `, ${answered} answered, ${silly} with something else, ${uneven} entries not in all languages`
          : ''),
    )
  }
}

function printFaults(entry: ReadEntry): void {
  const isBad =
    pairsOf(entry).some(([one, other]) => !areKindred(one, other)) ||
    sillyOf(entry).length > 0 ||
    entry.readings.some(({ concepts }) => concepts.length === 0)
  if (isBad)
    console.log(
      entry.readings.map(({ language, name, concepts }) => `${language} ${name} [${concepts}]`).join(' | '),
    )
}
