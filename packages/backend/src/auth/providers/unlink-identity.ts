import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import { isUuid } from '#backend/db/uuid.ts'
import { addProvider } from '../account/apply-email-change.ts'
import { notifyAccount } from '../account/notify-account.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { requireNamedUser } from '../factors/require-factor.ts'
import { createIdentity } from '../sign-up/create-user.ts'
import { lockUser } from '../user-row.ts'
import { manualLinkingDisabled } from './authorize.ts'
import { requireFullProof } from './require-full-proof.ts'

/** DELETE /user/identities/{identity_id}: the provider's account opens this one no more. Refuses to close the last way in. */
export const unlinkIdentity = (deps: AuthDeps) => async (c: Context) => {
  if (deps.providers.isEmpty) throw manualLinkingDisabled()
  const requester = await requireNamedUser(deps, c)
  await requireFullProof(deps, requester)
  const id = c.req.param('identityId') ?? ''
  await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    // Locked, so that two requests at once do not remove one identity each.
    const user = (await lockUser(tx, 'id', requester.id))!
    const { rows } = await tx.query<{ id: string; provider: string }>(
      'select id, provider from auth.identities where user_id = $1 order by created_at',
      [user.id],
    )
    const identity = rows.find((row) => isUuid(id) && row.id === id)
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    if (identity.provider === 'email' || identity.provider === 'phone') {
      throw new AuthError(422, 'validation_failed', 'Only identities of providers can be unlinked')
    }
    const byMail = deps.settings.email && user.email !== null && user.email_confirmed_at !== null
    if (rows.length === 1 && !byMail) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    }
    await tx.query('delete from auth.identities where id = $1', [identity.id])
    if (rows.length === 1) {
      await createIdentity(deps, tx, user.id, 'email', { email: user.email!, data: {}, confirmed: true })
    }
    await addProvider(tx, user.id, 'email')
    await notifyAccount(deps, tx, user.id, 'provider-unlinked')
  })
  return c.json({})
}
