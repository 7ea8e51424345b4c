import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { AddedPayoutMethod } from '#contract/payouts.ts'
import { MAX_PAYOUT_METHODS } from '#domain/payout/payout-rules.ts'
import { isPlainName } from '#domain/plain-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { refuseStaleProof } from '#server/administration/refuse-stale-proof.ts'
import { refreshLevel } from '#server/identity/refresh-level.ts'
import { lockPerson } from '../lock-person.ts'
import { mailMethod } from '../mails/mail-method.ts'
import { readIban } from '../read-iban.ts'

/**
 * Adds a bank account to which the caller's money may go, after a fresh proof; with an address that is proved it makes level 4. The same
 * account again is answered as there. Refused: REAUTHENTICATION_NEEDED, NAME_NOT_PLAIN, no IBAN of a SEPA country, more than five methods.
 */
export const addPayoutMethod = useCase({
  name: 'add-payout-method',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({
    iban: z.string().min(5).max(60),
    holder: z.string().trim().min(2).max(70),
  }),
  prepare: refuseStaleProof,
  async run({ tx, deps, userId }, { iban: typed, holder }) {
    const person = await lockPerson(tx, userId)
    if (!person || person.is_blocked) return refuse('BLOCKED')
    if (!isPlainName(holder)) return refuse('NAME_NOT_PLAIN')
    const iban = readIban(typed)
    if (!iban) return refuse('IBAN_INVALID')
    const methods = await loadMethods(tx, userId)
    const known = methods.find((method) => method.iban === iban)
    if (!known && methods.length >= MAX_PAYOUT_METHODS) {
      return refuse('PAYOUT_METHODS_FULL', { most: MAX_PAYOUT_METHODS })
    }
    const id = known?.id ?? (await insertMethod(tx, userId, iban, holder))
    if (!known) {
      const method = { id, kind: 'iban' as const, country: iban.slice(0, 2), last4: iban.slice(-4) }
      await mailMethod(tx, deps.config.siteUrl, userId, method, 'added')
    }
    const level = await refreshLevel(tx, userId)
    return ok<AddedPayoutMethod>({ id, ...level })
  },
})

const loadMethods = (tx: Context['tx'], userId: string) =>
  tx
    .selectFrom('payout_methods as m')
    .leftJoin('payout_destinations as d', 'd.method_id', 'm.id')
    .select(['m.id', 'd.iban'])
    .where('m.user_id', '=', userId)
    .where('m.removed_at', 'is', null)
    .execute()

async function insertMethod(
  tx: Context['tx'],
  userId: string,
  iban: string,
  holder: string,
): Promise<string> {
  const { id } = await tx
    .insertInto('payout_methods')
    .values({ user_id: userId, kind: 'iban', holder, country: iban.slice(0, 2), last4: iban.slice(-4) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('payout_destinations').values({ method_id: id, iban }).execute()
  return id
}
