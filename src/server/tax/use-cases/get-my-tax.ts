import type { Transaction } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import type { MyTax, MyTaxRequest } from '#contract/tax.ts'
import { ok } from '#domain/result.ts'
import { terms } from '#domain/settings/terms.ts'
import { yearOf } from '#domain/tax/reported-year.ts'
import { withholdableAt } from '#domain/tax/withholding.ts'
import { loadFigures } from '../load-figures.ts'
import { loadTaxGaps, loadTaxRequest, type TaxRequest } from '../tax-requests.ts'

/** The caller's tax number, what is missing of them and since when, and what is reported of them to the tax office, by year. */
export const getMyTax = useCase({
  name: 'get-my-tax',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({}),
  async run({ tx, userId }) {
    const figures = Map.groupBy(await loadFigures(tx, { lenderId: userId }), ({ year }) => year)
    const taxNumber = await tx
      .selectFrom('tax_numbers')
      .select(['country', 'number'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const request = await loadTaxRequest(tx, userId)
    return ok<MyTax>({
      taxNumber: taxNumber ?? null,
      years: [...figures]
        .map(([year, rows]) => ({ year, quarters: yearOf(rows) }))
        .sort((a, b) => b.year - a.year),
      request: request ? await described(tx, request) : null,
    })
  },
})

async function described(tx: Transaction<Schema>, request: TaxRequest): Promise<MyTaxRequest> {
  const { userId, requestedAt, withheldAt } = request
  const at = (time: number) => new Date(time).toISOString()
  const isOn = terms.taxWithholding
  return {
    gaps: await loadTaxGaps(tx, userId),
    requestedAt: at(requestedAt),
    withheldAt: isOn && withheldAt !== null ? at(withheldAt) : null,
    withholdableAt: isOn ? at(withholdableAt(request)) : null,
  }
}
