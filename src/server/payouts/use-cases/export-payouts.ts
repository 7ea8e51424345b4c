import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { brand } from '#contract/brand.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { readIban } from '../read-iban.ts'
import { writePayoutList } from '../write-payout-list.ts'
import { SEPA_CURRENCY, writeSepaFile } from '../write-sepa-file.ts'

/** Prefix of the names of files. */
const FILE_PREFIX = 'LND-'
/** The most transfers in one file; the rest goes into the next. */
const MAX_TRANSFERS = 500

/**
 * The approved payouts that no file has had yet as a SEPA file for the operator's bank, in another currency than euros
 * as a list; or a file of before by its name. For admins and finance, because it holds account numbers. Refused where a bank pays, for play money, without
 * `PAYOUTS_IBAN`, and where there is nothing to pay.
 */
export const exportPayouts = useCase({
  name: 'export-payouts',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ file: z.string().max(35).optional() }),
  async run({ tx, deps, userId, now }, { file: known }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    if (deps.bank) return refuse('PAYOUT_BY_BANK', { bank: deps.bank.name })
    if (deps.payments.name === 'test') return refuse('PAYOUT_PLAY_MONEY')
    const iban = readIban(deps.config.env.PAYOUTS_IBAN ?? '')
    if (!iban) return refuse('PAYOUT_IBAN_MISSING')
    const rows = known ? await loadFile(tx, known) : await loadApproved(tx)
    if (rows.length === 0) return refuse('NOT_FOUND')
    const id = known ?? `${FILE_PREFIX}${now.toISOString().slice(0, 10)}-${rows[0]!.number}`
    if (!known) await assign(tx, rows, id)
    await recordAction(tx, {
      actorId: userId,
      action: 'export-payouts',
      subjectId: userId,
      details: { file: id, payouts: rows.length },
      at: now,
    })
    const transfers = rows.map((row) => ({
      id: String(row.number),
      cents: row.amount_cents,
      holder: row.holder,
      iban: row.iban!,
      reference: `${brand.name} ${row.number}`,
    }))
    const { name, text } =
      brand.currency === SEPA_CURRENCY
        ? {
            name: `${id}.xml`,
            text: writeSepaFile({ id, at: now, from: { name: brand.operator, iban }, transfers }),
          }
        : { name: `${id}.csv`, text: writePayoutList(transfers, brand.currency) }
    return ok<DownloadedFile>({ name, base64: Buffer.from(text).toString('base64') })
  },
})

const approved = (tx: Context['tx']) =>
  tx
    .selectFrom('payouts as p')
    .innerJoin('payout_methods as m', 'm.id', 'p.method_id')
    .innerJoin('payout_destinations as d', 'd.method_id', 'm.id')
    .select(['p.id', 'p.number', 'p.amount_cents', 'm.holder', 'd.iban'])
    .where('m.kind', '=', 'iban')
    .orderBy('p.number')

/** Two admins at the same moment get two files with nothing in both. */
const loadApproved = (tx: Context['tx']) =>
  approved(tx)
    .where('p.status', '=', 'approved')
    .where('p.order_ids', 'is', null)
    .where('p.bank_file', 'is', null)
    .where(sql<boolean>`(p.account <> 'lender' or public.tax_withheld_since(p.user_id) is null)`)
    .limit(MAX_TRANSFERS)
    .forUpdate(['p'])
    .skipLocked()
    .execute()

const loadFile = (tx: Context['tx'], file: string) => approved(tx).where('p.bank_file', '=', file).execute()

const assign = (tx: Context['tx'], rows: { id: string }[], file: string) =>
  tx
    .updateTable('payouts')
    // The bank's id as processes of 1.0.0 expect it: they write a file of what has none.
    .set({ bank_file: file, provider_payout_id: sql`${file} || '/' || number` })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
