import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { brand } from '#contract/brand.ts'
import type { LedgerPart } from '#contract/ledger.ts'
import { numbersByKind } from '#domain/ledger/account-plan.ts'
import { businessYearOf, isExportPeriod, isInOneBusinessYear } from '#domain/ledger/export-period.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { encodeWindows1252 } from '../encode-windows-1252.ts'
import { ledgerDay } from '../ledger-day.ts'
import { loadLedgerPart } from '../load-ledger-part.ts'
import { datevHead, writeDatev } from '../write-datev.ts'
import { ledgerCsvHead, writeLedgerCsv } from '../write-ledger-csv.ts'

/** The most transfers of one part. */
const PER_PART = 2_000

const datev = z.object({
  adviser: z.int().min(1_001).max(9_999_999),
  client: z.int().min(1).max(99_999),
  /** The month with which the business year begins. */
  yearMonth: z.int().min(1).max(12),
})

const input = z
  .object({
    from: ledgerDay,
    to: ledgerDay,
    /** With it the part is for DATEV, else CSV. */
    datev: datev.optional(),
    after: z.uuid().optional(),
  })
  .refine(isExportPeriod)
  .refine(({ datev, ...period }) => !datev || isInOneBusinessYear(period, datev.yearMonth))

/**
 * The ledger's transfers of a period for the operator's books, a part at a time: as CSV, or as a batch of postings for
 * DATEV. For admins and finance. Refused: BLOCKED, UNAUTHORIZED.
 */
export const exportLedger = useCase({
  name: 'export-ledger',
  allow: 'signed-in',
  limit: { requests: 2_000, seconds: 3_600 },
  input,
  async run({ tx, deps, userId, now }, { from, to, datev, after }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const transfers = await loadLedgerPart(tx, { from, to, after, limit: PER_PART })
    const format = datev ? 'datev' : 'csv'
    const details = { from, to, format, transfers: transfers.length, ...(after && { after }) }
    await recordAction(tx, { actorId: userId, action: 'export-ledger', details, at: now })
    const numbers = numbersByKind(deps.config.accountNumbers)
    const encode = datev ? encodeWindows1252 : (text: string) => Buffer.from(text)
    const head = datev
      ? datevHead({
          ...datev,
          ...{ from, to, yearBegins: businessYearOf(from, datev.yearMonth) },
          title: brand.name,
          currency: brand.currency,
          writtenAt: await wallClock(tx, now),
          ...{ numbers, chart: deps.config.accountChart },
        })
      : ledgerCsvHead()
    const { text, count } = (datev ? writeDatev : writeLedgerCsv)(transfers, numbers)
    return ok<LedgerPart>({
      head: encode(head).toString('base64'),
      lines: encode(text).toString('base64'),
      count,
      next: transfers.length === PER_PART ? transfers.at(-1)!.id : null,
    })
  },
})

async function wallClock(tx: Context['tx'], now: Date): Promise<string> {
  const { rows } = await sql<{ clock: string }>`
    select to_char(${now.toISOString()}::timestamptz at time zone ${brand.timeZone}, 'YYYY-MM-DD HH24:MI:SS.MS') as clock
  `.execute(tx)
  return rows[0]!.clock
}
