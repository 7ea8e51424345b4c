import { statfsSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Deps } from '#server/deps.ts'
import { loadWork, type Work } from '../measure-work.ts'

/** Something that an operator has to know of. */
export interface Condition {
  /** What it is kept under; for a disk with the host's name. */
  name: string
  /** Its heading in docs/runbook.md. */
  heading: string
  /** A greater one is worse, and told at once. */
  level: number
  /** Whether the operator is reminded of it each day. */
  isRepeated: boolean
  text: string
}

/** Work that is due is begun within seconds; a queue that long has nobody who works on it. */
const MAX_WAIT_SECONDS = 300
/** Below this share of what has to be free, a disk counts as almost full. */
const LAST_THIRD = 1 / 3

/** Finds what is wrong with the site, and with the disk of this process. */
export async function findConditions(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  diskPercent: number,
): Promise<Condition[]> {
  const work = await loadWork(db)
  const found = [workGivenUp, moneyDiffers, queueAges].map((find) => find(work, config.siteUrl))
  return [...found, diskFills(config.dataDir, diskPercent)].filter((condition) => condition !== undefined)
}

const sumOf = (work: Work[], what: Work['what']) =>
  work.filter((row) => row.what === what).reduce((sum, { count }) => sum + count, 0)

function workGivenUp(work: Work[], site: string): Condition | undefined {
  const level = sumOf(work, 'given_up')
  if (level === 0) return
  const text = `${level} tasks or mails failed on their last try: ${site}/admin/failures`
  // An address that does not exist fails for ever, and is no news tomorrow.
  return { name: 'work-given-up', heading: 'work-given-up', level, isRepeated: false, text }
}

function moneyDiffers(work: Work[], site: string): Condition | undefined {
  const level = sumOf(work, 'discrepancies')
  if (level === 0) return
  const text = `In ${level} cases payment provider, bank and ledger differ: ${site}/admin/discrepancies`
  return { name: 'money-differs', heading: 'money-differs', level, isRepeated: true, text }
}

function queueAges(work: Work[]): Condition | undefined {
  const seconds = Math.max(...work.map((row) => (row.what === 'waiting' ? (row.oldest_seconds ?? 0) : 0)))
  if (seconds <= MAX_WAIT_SECONDS) return
  const text = `The oldest task or mail that is due has waited for ${Math.round(seconds / 60)} minutes.`
  return { name: 'queue-ages', heading: 'queue-ages', level: 1, isRepeated: true, text }
}

function diskFills(folder: string, least: number): Condition | undefined {
  const { bavail, blocks, bsize } = statfsSync(folder)
  const percent = (bavail / blocks) * 100
  if (percent >= least) return
  const free = `${Math.floor(percent)} percent (${Math.floor((bavail * bsize) / 1e6)} MB)`
  return {
    name: `disk-fills:${hostname()}`,
    heading: 'disk-fills',
    level: percent < least * LAST_THIRD ? 2 : 1,
    isRepeated: true,
    text: `The disk of ${folder} on ${hostname()} has ${free} left.`,
  }
}
