import { randomUUID } from 'node:crypto'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { UserJson } from '../user-row.ts'

/**
 * How an unconfirmed account, to which a code was mailed just now, is answered to a sign-up: as a new one with what this
 * sign-up says. Who began it, when and with which name stays unknown to the next one who names its address.
 */
export async function asBegunNow(
  tx: Queryable,
  known: UserJson,
  data: Record<string, unknown>,
): Promise<UserJson> {
  const { email, confirmation_sent_at: now } = known
  const id = randomUUID()
  const facts = { email, sub: id, email_verified: false, phone_verified: false }
  // Written and read once, because the database puts keys into an order of its own.
  const { rows } = await tx.query<{ data: UserJson['user_metadata']; identity: object }>({
    name: 'as-begun-now',
    text: 'select $1::jsonb as data, $1::jsonb || $2::jsonb as identity',
    values: [JSON.stringify(data), JSON.stringify(facts)],
  })
  const times = { last_sign_in_at: now, created_at: now, updated_at: now }
  return {
    confirmation_sent_at: now,
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: rows[0]!.data,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: rows[0]!.identity,
        provider: 'email',
        email,
        ...times,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
