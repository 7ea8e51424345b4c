import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'
import { isTestAccounts } from '../test-accounts.ts'

/** The answer on the embedded provider's page: what it finds out about the owner of the account, and their bank. */
export const answerTestOnboarding = stagedUseCase({
  name: 'answer-test-onboarding',
  allow: 'anyone',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    link: z.string().max(100),
    outcome: z.enum(['verified', 'incomplete', 'refused']),
    bank: z.enum(['open', 'closing']),
  }),
  async runStaged({ deps: { payoutAccounts } }, { link, ...answer }) {
    return isTestAccounts(payoutAccounts)
      ? payoutAccounts.answerOnboarding(link, answer)
      : refuse('NOT_FOUND')
  },
})
