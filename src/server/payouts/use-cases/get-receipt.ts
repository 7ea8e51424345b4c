import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadReceipt } from '../documents/load-receipt.ts'
import { loadRecipientLines } from '../documents/load-recipient-lines.ts'
import { writeReceipt } from '../documents/write-receipt.ts'

/** What the caller paid with one of their orders, as PDF in their language; refused where nothing was taken. */
export const getReceipt = useCase({
  name: 'get-receipt',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ orderId: z.uuid() }),
  async run({ tx, userId }, { orderId }) {
    const { lines: recipient, locale } = await loadRecipientLines(tx, userId)
    const receipt = await loadReceipt(tx, userId, orderId, locale)
    if (!receipt) return refuse('NOT_FOUND')
    const file = await writeReceipt(receipt, { locale, recipient })
    return ok<DownloadedFile>({ name: `receipt-${receipt.number}.pdf`, base64: file.toString('base64') })
  },
})
