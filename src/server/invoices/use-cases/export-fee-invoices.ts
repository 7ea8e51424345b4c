import { zipSync } from 'fflate'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { FEE_INVOICES_AT_ONCE as PER_FILE } from '#contract/invoices.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import { invoiceMonth } from '../invoice-month.ts'
import { listMonth } from '../list-month.ts'
import type { Invoice } from '../load-invoice.ts'
import { loadMonth } from '../load-month.ts'
import { writeInvoiceList } from '../write-invoice-list.ts'
import { writeInvoicePdf } from '../write-invoice-pdf.ts'
import { writeInvoiceXml } from '../write-invoice-xml.ts'

/**
 * The platform's invoices of a month: the list of all as CSV, or a part of them as ZIP with their PDFs, XML and list. For
 * finance.
 * Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND where there is none.
 */
export const exportFeeInvoices = stagedUseCase({
  name: 'export-fee-invoices',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({
    month: invoiceMonth,
    format: z.enum(['csv', 'zip']),
    part: z.number().int().min(1).max(10_000).default(1),
  }),
  async runStaged(
    { deps, userId, now },
    { month, format, part },
  ): Promise<Result<DownloadedFile, RefusalCode>> {
    const found = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const denial = await partRefusal(tx, userId, 'finance')
      if (denial) return denial
      const chosen = format === 'zip' ? { limit: PER_FILE, offset: (part - 1) * PER_FILE } : undefined
      const listed = await listMonth(tx, month, chosen)
      if (listed.length === 0) return refuse('NOT_FOUND')
      const details = { month, format, invoices: listed.length }
      await recordAction(tx, { actorId: userId, action: 'export-fee-invoices', details, at: now })
      return ok({ listed, invoices: chosen ? await loadMonth(tx, month, chosen) : [] })
    })
    if (!found.ok) return found
    const { listed, invoices } = found.value
    const list = Buffer.from(writeInvoiceList(listed))
    const name = `invoices-${month}`
    if (format === 'csv') return ok({ name: `${name}.csv`, base64: list.toString('base64') })
    const zip = zipSync({ [`${name}.csv`]: list, ...(await filesOf(userId, invoices)) })
    return ok({
      name: `${name}${part > 1 ? `-${part}` : ''}.zip`,
      base64: Buffer.from(zip).toString('base64'),
    })
  },
})

/** The files of these invoices; other people's documents are drawn in between. */
async function filesOf(userId: string, invoices: readonly Invoice[]): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {}
  for (const invoice of invoices) {
    files[`${invoice.number}.pdf`] = await inDocumentQueue(userId, () => writeInvoicePdf(invoice))
    const xml = writeInvoiceXml(invoice)
    if (xml) files[`${invoice.number}.xml`] = Buffer.from(xml)
  }
  return files
}
