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
    const [{ DEMO_PASSWORD, demoAccounts }, { cities }] = await Promise.all([
      import('#seed/demo-accounts.ts'),
      import('#seed/cities.ts'),
    ])
    const { rows } = await deps.db.pool.query<{ email: string; avatar_path: string | null }>(
      'select email, avatar_path from public.profiles where email = any ($1)',
      [demoAccounts.map(({ email }) => email)],
    )
    const pictures = new Map(rows.map(({ email, avatar_path }) => [email, avatar_path]))
    const accounts = demoAccounts.map(({ name, email, city, role }) => ({
      name,
      email,
      city: cities[city as keyof typeof cities]?.name ?? city,
      role,
      avatar: pictures.get(email) ?? null,
    }))
    return ok({ password: DEMO_PASSWORD, accounts })
  },
})
