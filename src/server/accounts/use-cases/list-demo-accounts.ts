import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { LOCALES } from '#server/mail/locale.ts'

/**
 * The accounts that a visitor can sign in to in the demo, which all have the same password; refused in every other
 * mode. Cities are named in `locale`, or else as their own people call them.
 */
export const listDemoAccounts = stagedUseCase({
  name: 'list-demo-accounts',
  allow: 'anyone',
  input: z.object({ locale: z.enum(LOCALES).optional() }),
  async runStaged({ deps }, { locale }) {
    if (deps.config.mode !== 'demo') return refuse('NOT_FOUND')
    const [{ DEMO_PASSWORD, demoAccounts }, { cities }] = await Promise.all([
      import('#seed/demo-accounts.ts'),
      import('#seed/cities.ts'),
    ])
    const { rows } = await deps.db.pool.query<{ email: string; city: string; avatar: string | null }>(
      `select a.email, coalesce(n.names ->> $3, p.city, a.city) as city, p.avatar_path as avatar
       from unnest($1::text[], $2::text[]) a (email, city)
       left join public.profiles p on p.email = a.email
       left join public.city_names n on n.city = coalesce(p.city, a.city)`,
      [
        demoAccounts.map(({ email }) => email),
        demoAccounts.map(({ city }) => cities[city].name),
        locale ?? '',
      ],
    )
    const people = new Map(rows.map((row) => [row.email, row]))
    const accounts = demoAccounts.map(({ name, email, role }) => ({ name, role, ...people.get(email) }))
    return ok({ password: DEMO_PASSWORD, accounts })
  },
})
