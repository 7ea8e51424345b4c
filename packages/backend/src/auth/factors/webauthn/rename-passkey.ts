import type { Context } from 'hono'
import { z } from 'zod'
import { isUuid } from '#backend/db/uuid.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthDeps } from '../../deps.ts'
import { readBody } from '../../read-body.ts'
import { requireNamedUser } from '../require-factor.ts'
import { PASSKEY_COLUMNS } from './passkey-columns.ts'

const input = z.object({ friendly_name: z.string().trim().max(120) })

/** PATCH /passkeys/{id}: gives a passkey a name that its owner recognises. */
export const renamePasskey = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  const { friendly_name: name } = await readBody(c, input)
  const id = c.req.param('passkeyId') ?? ''
  const { rows } = await deps.db.pool.query(
    `update auth.passkeys set friendly_name = $3 where id = $1 and user_id = $2 returning ${PASSKEY_COLUMNS}`,
    [isUuid(id) ? id : null, requester.id, name],
  )
  if (!rows[0]) throw passkeyNotFound()
  return c.json(rows[0])
}

export const passkeyNotFound = () => new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found')
