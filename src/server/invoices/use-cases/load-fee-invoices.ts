import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { FeeInvoices } from '#contract/invoices.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { feeInvoiceOf } from '../fee-invoice-of.ts'
import { invoiceMonth } from '../invoice-month.ts'
import { loadMonth } from '../load-month.ts'

/** The platform's invoices and credit notes issued in a month. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadFeeInvoices = useCase({
  name: 'load-fee-invoices',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ month: invoiceMonth }),
  async run({ tx, userId }, { month }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    return ok<FeeInvoices>({ invoices: (await loadMonth(tx, month)).map(feeInvoiceOf) })
  },
})
