import { z } from 'zod'
import type { Database } from '#backend/db/database.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { LOCALES, type Locale } from '#server/mail/locale.ts'

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
    const { rows } = await deps.db.pool.query<{ email: string; avatar_path: string | null }>(
      'select email, avatar_path from public.profiles where email = any ($1)',
      [demoAccounts.map(({ email }) => email)],
    )
    const pictures = new Map(rows.map(({ email, avatar_path }) => [email, avatar_path]))
    const named = locale ? await cityNames(deps.db, locale) : new Map<string, string>()
    const accounts = demoAccounts.map(({ name, email, city, role }) => {
      const { name: ownName, country } = cities[city]
      return {
        name,
        email,
        city: named.get(`${country} ${ownName}`) ?? ownName,
        role,
        avatar: pictures.get(email) ?? null,
      }
    })
    return ok({ password: DEMO_PASSWORD, accounts })
  },
})

/** Names of cities in another language, by country and local name. */
async function cityNames({ pool }: Database, locale: Locale): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ place: string; name: string }>(
    `select country || ' ' || city as place, names ->> $1 as name from public.city_names where names ? $1`,
    [locale],
  )
  return new Map(rows.map(({ place, name }) => [place, name]))
}
