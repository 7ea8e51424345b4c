import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'
import { isTestProvider } from '../test-provider.ts'

/** The page of the payer's bank, as the test provider has it: approves or rejects a payment that waits for it. */
export const answerTestChallenge = stagedUseCase({
  name: 'answer-test-challenge',
  allow: 'anyone',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ clientSecret: z.string().max(200), approve: z.boolean() }),
  async runStaged({ deps: { payments } }, { clientSecret, approve }) {
    return isTestProvider(payments) ? payments.answerChallenge(clientSecret, approve) : refuse('NOT_FOUND')
  },
})
