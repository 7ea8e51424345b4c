import { z } from 'zod'
import { ok, refuse } from '#domain/result.ts'
import { stagedUseCase } from './use-case.ts'

/** Whom one can sign in as in the demo, with the password of all of them; anywhere else there is no such thing. */
export const listDemoAccounts = stagedUseCase({
  name: 'list-demo-accounts',
  allow: 'anybody',
  input: z.object({}),
  async runStaged({ deps }) {
    if (deps.config.mode !== 'demo') return refuse('NOT_FOUND')
    const { DEMO_PASSWORD, demoAccounts } = await import('#seed/demo-accounts.ts')
    return ok({ password: DEMO_PASSWORD, accounts: demoAccounts })
  },
})
