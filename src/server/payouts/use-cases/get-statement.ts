import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { ok } from '#domain/result.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import { loadRecipientLines } from '../documents/load-recipient-lines.ts'
import { loadStatement } from '../documents/load-statement.ts'
import { writeStatement } from '../documents/write-statement.ts'

/** The caller's month as a lender, as PDF in their language; drawn when the transaction is over. */
export const getStatement = stagedUseCase({
  name: 'get-statement',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  async runStaged({ deps, userId, now }, { month }) {
    const { statement, recipient, locale } = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const { lines: recipient, locale } = await loadRecipientLines(tx, userId)
      return { recipient, locale, statement: await loadStatement(tx, userId, month, locale) }
    })
    const file = await inDocumentQueue(userId, () => writeStatement(statement, { locale, recipient, now }))
    return ok<DownloadedFile>({ name: `statement-${month}.pdf`, base64: file.toString('base64') })
  },
})
