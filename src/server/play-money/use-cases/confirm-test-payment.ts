import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'
import { isTestProvider } from '../test-provider.ts'

/**
 * The test provider's payment form: tries a card on the payment that the client secret opens. As at a real provider
 * the secret is all that it asks for, and the product's own books do not change here.
 */
export const confirmTestPayment = stagedUseCase({
  name: 'confirm-test-payment',
  allow: 'anyone',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    clientSecret: z.string().max(200),
    card: z.object({
      number: z.string().max(40),
      expMonth: z.int(),
      expYear: z.int(),
      cvc: z.string().max(8),
      name: z.string().max(120).optional(),
    }),
  }),
  async runStaged({ deps: { payments } }, { clientSecret, card }) {
    return isTestProvider(payments) ? payments.confirm(clientSecret, card) : refuse('NOT_FOUND')
  },
})
