import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'
import { isTestAccounts } from '../test-accounts.ts'

/**
 * The content of the embedded provider's page behind a link. As with a real provider the link itself is the permission.
 */
export const viewTestOnboarding = stagedUseCase({
  name: 'view-test-onboarding',
  allow: 'anyone',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ link: z.string().max(100) }),
  async runStaged({ deps: { payoutAccounts } }, { link }) {
    return isTestAccounts(payoutAccounts) ? payoutAccounts.viewOnboarding(link) : refuse('NOT_FOUND')
  },
})
