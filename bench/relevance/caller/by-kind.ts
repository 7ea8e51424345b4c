import { readQueries } from '../read-queries.ts'

const demo = new URL('demo.ndjson', import.meta.url)
const second = new URL('second.ndjson', import.meta.url)
const isHeldOut = (line: number): boolean => line % 3 === 2
const isTuned = (line: number): boolean => !isHeldOut(line)

/** Eighty queries on each market, written from the titles before anything of how the search reads words was seen. */
export const callerByKind = readQueries(demo, isTuned)
export const heldOutCallerByKind = readQueries(demo, isHeldOut)
export const secondCallerByKind = readQueries(second, isTuned)
export const heldOutSecondCallerByKind = readQueries(second, isHeldOut)
