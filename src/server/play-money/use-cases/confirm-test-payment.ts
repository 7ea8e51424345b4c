import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'
import { cardInWallet } from '../card-in-wallet.ts'
import { isTestProvider } from '../test-provider.ts'

/**
 * The test provider's payment form: tries a card on the payment that the client secret opens, typed or from its wallet.
 * As at a real provider the secret is all that it asks for, and the product's own books do not change here.
 */
export const confirmTestPayment = stagedUseCase({
  name: 'confirm-test-payment',
  allow: 'anyone',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ clientSecret: z.string().max(200) }).and(
    z.xor([
      z.object({
        card: z.object({
          number: z.string().max(40),
          expMonth: z.int(),
          expYear: z.int(),
          cvc: z.string().max(8),
          name: z.string().max(120).optional(),
        }),
      }),
      z.object({ wallet: z.object({ number: z.string().max(40) }) }),
    ]),
  ),
  async runStaged({ deps: { payments, now } }, input) {
    if (!isTestProvider(payments)) return refuse('NOT_FOUND')
    const { clientSecret } = input
    return 'wallet' in input
      ? payments.confirm(clientSecret, cardInWallet(input.wallet.number, now()), { isConfirmed: true })
      : payments.confirm(clientSecret, input.card)
  },
})
