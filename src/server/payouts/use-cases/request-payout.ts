import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { RequestedPayout } from '#contract/payouts.ts'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { rolesOf } from '#domain/access/roles.ts'
import { PAYOUT_ACCOUNTS } from '#domain/payout/payout-rules.ts'
import { ok, refuse } from '#domain/result.ts'
import { lockPerson } from '../lock-person.ts'
import { openPayout } from '../open-payout.ts'

/**
 * Requests that money of the caller's balance be sent to one of their methods; it leaves the balance at once, and a
 * moderator decides. Needs level 4 and the minimum; never above the balance, at however many requests at once.
 */
export const requestPayout = useCase({
  name: 'request-payout',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({
    account: z.enum(PAYOUT_ACCOUNTS).default('lender'),
    amountCents: z.int().positive().max(100_000_000),
    methodId: z.uuid(),
  }),
  async run({ tx, deps, userId, now }, { account, amountCents, methodId }) {
    const person = await lockPerson(tx, userId)
    if (!person || person.is_blocked) return refuse('BLOCKED')
    const roles = rolesOf(person.roles, 'user')
    const denial = account === 'affiliate' && capabilityRefusal({ roles }, 'request-payouts')
    if (denial) return denial
    const { siteUrl, payoutTwoPeopleCents: twoPeopleFromCents } = deps.config
    const opened = await openPayout(tx, { siteUrl, twoPeopleFromCents, now }, person, {
      account,
      amount: amountCents,
      methodId,
      isAutomatic: false,
    })
    if (!opened.ok) return opened
    const { id, number, status } = opened.value
    return ok<RequestedPayout>({ id, number, status: status as RequestedPayout['status'], amountCents })
  },
})
