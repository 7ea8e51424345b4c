import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { FEE_INVOICES_AT_ONCE, type FeeInvoices } from '#contract/invoices.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { invoiceMonth } from '../invoice-month.ts'
import { listMonth } from '../list-month.ts'
import { sumMonth } from '../sum-month.ts'

/** The first invoices and credit notes that the platform issued in a month, and the sums of all. For finance. Refused: BLOCKED, UNAUTHORIZED. */
export const loadFeeInvoices = useCase({
  name: 'load-fee-invoices',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ month: invoiceMonth }),
  async run({ tx, userId }, { month }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const sums = await sumMonth(tx, month)
    const invoices = await listMonth(tx, month, { limit: FEE_INVOICES_AT_ONCE, offset: 0 })
    return ok<FeeInvoices>({ invoices, sums })
  },
})
