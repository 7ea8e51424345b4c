import type { Context } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import { transactionAsOwner } from '#server/db/transaction-as-owner.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import { requireAdmin } from '../require-user.ts'
import { findAccount } from './find-account.ts'

const input = z.object({ should_soft_delete: z.boolean().nullish() })

/** DELETE /admin/users/{id}: gone with all that hangs on it, or kept as an empty shell (`should_soft_delete`). */
export const deleteAccount = (deps: AuthDeps) => async (c: Context) => {
  await requireAdmin(deps, c)
  const { should_soft_delete: soft } = await readBody(c, input)
  await transactionAsOwner(deps.db, async (client) => {
    const { id } = await findAccount(c, client)
    await (soft ? eraseAccount(client, id, deps.now()) : hardDelete(client, id))
  })
  return c.json({})
}

/** Empties an account of everything personal and ends its sessions; its id stays, for the records that need it. */
export async function eraseAccount(client: pg.PoolClient, id: string, now: Date) {
  await client.query(
    `with tokens as (delete from auth.one_time_tokens where user_id = $1),
       sessions as (delete from auth.sessions where user_id = $1),
       factors as (delete from auth.mfa_factors where user_id = $1),
       flows as (delete from auth.flow_state where user_id = $1),
       identities as (delete from auth.identities where user_id = $1)
     update auth.users set email = null, phone = null, encrypted_password = null, email_change = '',
       phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $2, updated_at = $2
     where id = $1`,
    [id, now],
  )
}

async function hardDelete(client: pg.PoolClient, id: string) {
  try {
    await client.query('delete from auth.users where id = $1', [id])
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error
    throw new AuthError(
      409,
      'conflict',
      'This user has records that must be kept: delete it softly (should_soft_delete)',
    )
  }
}
