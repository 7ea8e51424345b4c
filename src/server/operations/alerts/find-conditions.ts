import { statfsSync } from 'node:fs'
import { hostname } from 'node:os'
import type { OfficePart } from '#domain/access/office.ts'
import { nearlyDueClaims } from '#server/claims/nearly-due-claims.ts'
import type { Deps } from '#server/deps.ts'
import { readBackupSettings } from '../backups/backup-settings.ts'
import { certificateEnd } from '../certificate.ts'
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
  /** The part of the office whose people are told of it as well, and the page where they see it. */
  staff?: { why: 'money-differs' | 'work-given-up'; part: OfficePart; path: string }
}

/** Work that is due is begun within seconds; a queue that long has nobody who works on it. */
const MAX_WAIT_SECONDS = 300
/** A backup a day that is two hours late was not taken. */
const BACKUP_HOURS = 50
/** Time enough to ask people for what only they know. */
const DISPUTE_HOURS = 48
/** What renews certificates does so a month ahead; half of that is left to mend it. */
const CERTIFICATE_MS = 14 * 86_400_000
/** Below this share of what has to be free, a disk counts as almost full. */
const LAST_THIRD = 1 / 3

/** Finds what is wrong with the site, and with the disk of this process. */
export async function findConditions(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  diskPercent: number,
): Promise<Condition[]> {
  const { db, config } = deps
  const work = await loadWork(db, ['waiting', 'given_up', 'discrepancies', 'ledger'])
  const found = [workGivenUp, moneyDiffers, ledgerUnbalanced, queueAges].map((find) =>
    find(work, config.siteUrl),
  )
  return [
    ...found,
    diskFills(config.dataDir, diskPercent),
    await certificateEnding(deps),
    await disputeUnanswered(deps),
    await claimUndecided(deps),
    await checkoutWaits(deps),
    await backupMissing(deps),
  ].filter((condition) => condition !== undefined)
}

const sumOf = (work: Work[], what: Work['what']) =>
  work.filter((row) => row.what === what).reduce((sum, { count }) => sum + count, 0)

function workGivenUp(work: Work[], site: string): Condition | undefined {
  const level = sumOf(work, 'given_up')
  if (level === 0) return
  const text = `${level} tasks or mails failed on their last try: ${site}/admin/failures`
  // An address that does not exist fails for ever, and is no news tomorrow.
  const staff = { why: 'work-given-up', part: 'admin', path: '/admin/failures' } as const
  return { name: 'work-given-up', heading: 'work-given-up', level, isRepeated: false, text, staff }
}

function moneyDiffers(work: Work[], site: string): Condition | undefined {
  const level = sumOf(work, 'discrepancies')
  if (level === 0) return
  const text = `In ${level} cases payment provider, bank and ledger differ: ${site}/admin/discrepancies`
  const staff = { why: 'money-differs', part: 'finance', path: '/admin/discrepancies' } as const
  return { name: 'money-differs', heading: 'money-differs', level, isRepeated: true, text, staff }
}

function ledgerUnbalanced(work: Work[]): Condition | undefined {
  const cents = sumOf(work, 'ledger')
  if (cents === 0) return
  const text = `The balances of the ledger's accounts add up to ${cents} cents instead of zero.`
  return { name: 'ledger-unbalanced', heading: 'ledger-unbalanced', level: 1, isRepeated: true, text }
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

async function certificateEnding({
  config,
  now,
}: Pick<Deps, 'config' | 'now'>): Promise<Condition | undefined> {
  const end = await certificateEnd(config.siteUrl)
  if (!end) return
  const left = end.getTime() - now().getTime()
  if (left >= CERTIFICATE_MS) return
  const isOver = left < 0
  return {
    name: 'certificate-ends',
    heading: 'certificate-ends',
    level: isOver ? 2 : 1,
    isRepeated: true,
    text: `The certificate of ${config.siteUrl} ${isOver ? 'ended' : 'ends'} on ${end.toISOString()}.`,
  }
}

async function disputeUnanswered({
  db,
  config,
  now,
}: Pick<Deps, 'db' | 'config' | 'now'>): Promise<Condition | undefined> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from public.disputes where status = 'needs_response' and evidence_due_at < $1`,
    [new Date(now().getTime() + DISPUTE_HOURS * 3_600_000)],
  )
  const level = rows[0]!.count
  if (level === 0) return
  const text = `${level} disputed payments have to be answered within ${DISPUTE_HOURS} hours: ${config.siteUrl}/admin/disputes`
  return { name: 'payment-disputed', heading: 'payment-disputed', level, isRepeated: true, text }
}

/** The team is told of each by the area of claims. */
async function claimUndecided({
  db,
  config,
  now,
}: Pick<Deps, 'db' | 'config' | 'now'>): Promise<Condition | undefined> {
  const { rows } = await nearlyDueClaims(now()).execute(db.kysely)
  const level = rows.length
  if (level === 0) return
  const text = `${level} claims have to be decided soon, or are late: ${config.siteUrl}/admin/claims`
  return { name: 'claim-due', heading: 'claim-due', level, isRepeated: true, text }
}

/** The team is told of each person by the area of the checkout. */
async function checkoutWaits({
  db,
  config,
  now,
}: Pick<Deps, 'db' | 'config' | 'now'>): Promise<Condition | undefined> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from public.identity_waits w
     where w.ends_at > $1 and w.approved_at is null
       and exists (select from public.kyc_submissions k where k.user_id = w.user_id and k.status = 'pending')`,
    [now()],
  )
  const level = rows[0]!.count
  if (level === 0) return
  const text = `${level} renters wait at checkout until their identity is decided: ${config.siteUrl}/admin/identities`
  return { name: 'checkout-waits', heading: 'checkout-waits', level, isRepeated: false, text }
}

/** A young database need not have one yet. */
async function backupMissing({
  db,
  config,
  now,
}: Pick<Deps, 'db' | 'config' | 'now'>): Promise<Condition | undefined> {
  if (!readBackupSettings(config.env)) return
  const { rows } = await db.pool.query<{ since: Date }>(
    `select coalesce(
       (select max(finished_at) from lendaround.scheduled_backups),
       (select min(applied_at) from lendaround.migrations)
     ) as since`,
  )
  const hours = (now().getTime() - rows[0]!.since.getTime()) / 3_600_000
  if (hours < BACKUP_HOURS) return
  const text = `No backup has been finished for ${Math.floor(hours)} hours; the log says why.`
  return { name: 'backup-missing', heading: 'backup-missing', level: 1, isRepeated: true, text }
}
