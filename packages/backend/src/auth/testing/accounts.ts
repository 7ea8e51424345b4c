import { randomUUID } from 'node:crypto'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { TestApp } from '#backend/testing/app.ts'

export const PASSWORD = 'ladder-drill-bench-42'

export const newEmail = () => `${randomUUID()}@example.org`

export interface Account {
  email: string
  password: string
  client: SupabaseClient
  session: Session
}

/** Signs a new person up through the official client; needs autoconfirm. */
export async function signUp(test: TestApp, data: Record<string, unknown> = {}): Promise<Account> {
  const email = newEmail()
  const client = test.client() as unknown as SupabaseClient
  const answer = await client.auth.signUp({ email, password: PASSWORD, options: { data } })
  if (!answer.data.session) throw answer.error ?? new Error('No session.')
  return { email, password: PASSWORD, client, session: answer.data.session }
}

/** Another device of the same account. */
export async function signIn(
  test: TestApp,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Account> {
  const client = test.client() as unknown as SupabaseClient
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { email, password, client, session: data.session }
}
