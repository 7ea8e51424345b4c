import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import { loadInvoice } from '../load-invoice.ts'
import { writeInvoicePdf } from '../write-invoice-pdf.ts'
import { writeInvoiceXml } from '../write-invoice-xml.ts'

/**
 * An invoice that the caller sent or got, for admins any, as PDF or as XML of EN 16931. Refused: NOT_FOUND,
 * INVOICE_WITHOUT_XML where the issuer's country is not known.
 */
export const getInvoice = stagedUseCase({
  name: 'get-invoice',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ id: z.uuid(), format: z.enum(['pdf', 'xml']) }),
  async runStaged({ deps, userId }, { id, format }): Promise<Result<DownloadedFile, RefusalCode>> {
    const invoice = await inTransaction(deps.db, { as: 'service' }, async (tx) =>
      loadInvoice(tx, id, { userId, seesAll: !(await partRefusal(tx, userId, 'finance')) }),
    )
    if (!invoice) return refuse('NOT_FOUND')
    const xml = format === 'xml' ? writeInvoiceXml(invoice) : undefined
    if (format === 'xml' && !xml) return refuse('INVOICE_WITHOUT_XML')
    const file = xml ? Buffer.from(xml) : await inDocumentQueue(userId, () => writeInvoicePdf(invoice))
    return ok({ name: `invoice-${invoice.number}.${format}`, base64: file.toString('base64') })
  },
})
