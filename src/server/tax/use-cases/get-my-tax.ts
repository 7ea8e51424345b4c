import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { MyTax } from '#contract/tax.ts'
import { ok } from '#domain/result.ts'
import { yearOf } from '#domain/tax/reported-year.ts'
import { loadFigures } from '../load-figures.ts'

/** The caller's tax number, and what is reported of them to the tax office, by year. */
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
    return ok<MyTax>({
      taxNumber: taxNumber ?? null,
      years: [...figures]
        .map(([year, rows]) => ({ year, quarters: yearOf(rows) }))
        .sort((a, b) => b.year - a.year),
    })
  },
})
