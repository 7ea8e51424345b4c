import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { readBody } from '../read-body.ts'
import { needsProof, staleProof } from '../sessions/require-fresh-proof.ts'
import type { Requester } from '../sessions/require-user.ts'
import type { UserJson } from '../user-row.ts'
import { sealSecret } from './factor-secret.ts'
import { requireNamedUser } from './require-factor.ts'

const UNVERIFIED_LIFETIME_MS = 300_000

const input = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().max(255).nullish(),
  issuer: z.string().max(255).nullish(),
  phone: z.string().nullish(),
})

/** POST /factors: a new second factor, not yet verified, with the secret that the authenticator app needs. */
export const enrolFactor = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  const body = await readBody(c, input)
  refuseType(deps, body.factor_type)
  const isUnproved = await needsProof(deps, requester)
  const name = body.friendly_name ?? ''
  const type = body.factor_type
  const id = randomUUID()
  const totp = type === 'totp' ? newTotp(deps, requester, body.issuer) : undefined
  const sealed = totp ? sealSecret(deps, id, totp.secret.base32) : null
  await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    await refuseFactor(deps, tx, requester.id, requester.aal, name)
    if (isUnproved) throw staleProof()
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [id, requester.id, name, type, sealed, deps.now()],
    )
  })
  return c.json({ id, type, friendly_name: name, ...(totp && { totp: await showTotp(totp) }) })
}

function newTotp({ settings }: AuthDeps, { json }: Requester, issuer: string | null | undefined): TOTP {
  const { email, phone } = JSON.parse(json) as UserJson
  return new TOTP({
    issuer: issuer || new URL(settings.siteUrl).host,
    label: email || phone,
    secret: new Secret({ size: 20 }),
  })
}

/** The secret as an authenticator app reads it; the response shows it only this once. */
async function showTotp(totp: TOTP) {
  const uri = totp.toString()
  return {
    qr_code: await QRCode.toString(uri, { type: 'svg', margin: 2 }),
    secret: totp.secret.base32,
    uri,
  }
}

function refuseType({ settings }: AuthDeps, type: string) {
  if (type === 'totp') {
    if (settings.totp) return
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  }
  if (type === 'phone') {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  }
  if (type === 'webauthn') {
    if (settings.webauthn) return
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
  throw invalid('factor_type needs to be totp, phone, or webauthn')
}

async function refuseFactor(deps: AuthDeps, tx: SqlTransaction, userId: string, aal: string, name: string) {
  // One enrolment of an account at a time, so that the count below holds.
  await tx.query('select 1 from auth.users where id = $1 for update', [userId])
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
    [userId, new Date(deps.now().getTime() - UNVERIFIED_LIFETIME_MS)],
  )
  const { rows } = await tx.query<{ friendly_name: string; status: string }>(
    'select friendly_name, status from auth.mfa_factors where user_id = $1',
    [userId],
  )
  if (rows.length >= deps.settings.maxFactors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (aal === 'aal1' && rows.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  if (rows.some(({ friendly_name }) => friendly_name === name)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    )
  }
}
