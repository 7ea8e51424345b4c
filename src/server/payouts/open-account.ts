import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { AccountKind } from '#domain/payout/payout-method.ts'
import { MAX_PAYOUT_METHODS } from '#domain/payout/payout-rules.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isResidence } from '#domain/settings/offered-countries.ts'
import type { Deps } from '#server/deps.ts'
import { lockPerson } from './lock-person.ts'
import { mailMethod } from './mails/mail-method.ts'

interface OpenedAccount {
  id: string
  country: string
  email: string
  /** As the provider calls it; nothing until it was opened there. */
  account: string | null
}

const MAX_HOLDER = 70

/**
 * The person's one method of this kind, made where they have none; refused to a person who is blocked, has five methods,
 * or lives where nobody lends.
 */
export async function openAccount(
  tx: Transaction<Schema>,
  deps: Deps,
  { userId, kind, country }: { userId: string; kind: AccountKind; country: string },
): Promise<Result<OpenedAccount, RefusalCode>> {
  const person = await lockPerson(tx, userId)
  if (!person || person.is_blocked) return refuse('BLOCKED')
  const { name, email } = await tx
    .selectFrom('profiles')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const methods = await tx
    .selectFrom('payout_methods as m')
    .leftJoin('payout_destinations as d', 'd.method_id', 'm.id')
    .select(['m.id', 'm.kind', 'm.country', 'd.account'])
    .where('m.user_id', '=', userId)
    .where('m.removed_at', 'is', null)
    .execute()
  const known = methods.find((method) => method.kind === kind)
  if (known) return ok({ ...known, email })
  if (!isResidence(country)) return refuse('COUNTRY_OFF', { country })
  if (methods.length >= MAX_PAYOUT_METHODS) return refuse('PAYOUT_METHODS_FULL', { most: MAX_PAYOUT_METHODS })
  const { id } = await tx
    .insertInto('payout_methods')
    .values({
      user_id: userId,
      kind,
      holder: (name || email).slice(0, MAX_HOLDER),
      country,
      status: 'onboarding',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mailMethod(tx, deps.config.siteUrl, userId, { id, kind, country, last4: null }, 'opened')
  return ok({ id, country, email, account: null })
}
