import { randomUUID } from 'node:crypto'
import type { AuthDeps } from '../deps.ts'
import type { UserJson } from '../user-row.ts'

/** The response to a sign-up with an address that has an account already; it reveals nothing about that account. */
export function decoyUser(deps: AuthDeps, email: string, data: Record<string, unknown>): UserJson {
  const now = deps.now().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
