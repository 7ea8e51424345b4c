import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import { loadReceipt } from '../documents/load-receipt.ts'
import { loadRecipientLines } from '../documents/load-recipient-lines.ts'
import { writeReceipt } from '../documents/write-receipt.ts'

/**
 * The receipt for one of the caller's orders, as PDF in their language, drawn after the transaction; refused where
 * nothing was paid.
 */
export const getReceipt = stagedUseCase({
  name: 'get-receipt',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ orderId: z.uuid() }),
  async runStaged({ deps, userId }, { orderId }): Promise<Result<DownloadedFile, RefusalCode>> {
    const { receipt, recipient, locale } = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const { lines: recipient, locale } = await loadRecipientLines(tx, userId)
      return { recipient, locale, receipt: await loadReceipt(tx, userId, orderId, locale) }
    })
    if (!receipt) return refuse('NOT_FOUND')
    const file = await inDocumentQueue(userId, () => writeReceipt(receipt, { locale, recipient }))
    return ok({ name: `receipt-${receipt.number}.pdf`, base64: file.toString('base64') })
  },
})
