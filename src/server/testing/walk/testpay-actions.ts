import type { OpenedPayoutAccount } from '#contract/payouts.ts'
import type { CheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { emitAccountEvent } from '#server/play-money/emit-account-event.ts'
import { withTestLedger } from '#server/play-money/test-ledger.ts'
import type { Action } from './act.ts'
import type { WalkWorld } from './walk-world.ts'

/** A lender whose account at the embedded provider is verified. */
export async function openTestAccount(fixture: CheckoutFixture) {
  const person = await fixture.user({ name: 'Tessa Lender', roles: ['lender'], kyc_level: 3 })
  const { value } = await fixture.say<OpenedPayoutAccount>(person, 'open-payout-account', { country: 'DE' })
  const link = new URL(value!.url).searchParams.get('link')
  await fixture.say(undefined, 'answer-test-onboarding', { link, outcome: 'verified', bank: 'open' })
  await fixture.say(person, 'refresh-payout-account', {})
  return { person, methodId: value!.id }
}

/** The bank behind the account sends a payout back, soon or after days. */
export const testBankRegrets: Action = async ({ rows, deps, random }) => {
  const failed = await rows(
    `update payments_test.account_payouts set fails_at = $1::timestamptz + $2 * interval '1 hour'
     where id in (select id from payments_test.account_payouts where fails_at is null order by md5(id || $3) limit 1)
     returning id`,
    [deps.now(), random.between(0, 60), String(random.next())],
  )
  return failed.length > 0 ? 'refused' : 'none'
}

/** The operator takes money of a transfer back, a part or all, of which the provider tells. */
export const testOperatorReverses: Action = ({ deps, random }) => {
  const books = { db: deps.db, now: deps.now, secret: '' }
  return withTestLedger(books, async (tx) => {
    const { rows } = await tx.query<{ account: string; payoutId: string; is_all: boolean }>(
      `update payments_test.account_payouts
       set reversed_cents = least(amount_cents, reversed_cents + ceil(amount_cents * $1::numeric)::bigint)
       where id in (
         select id from payments_test.account_payouts where reversed_cents < amount_cents order by md5(id || $2) limit 1)
       returning account_id as account, payout_id as "payoutId", reversed_cents = amount_cents as is_all`,
      [random.chance(0.4) ? 1 : random.next(), String(random.next())],
    )
    const [taken] = rows
    if (!taken) return 'none'
    const { account, payoutId } = taken
    await emitAccountEvent(books, tx, { account, payoutId, type: 'transfer.reversed', at: deps.now() })
    return taken.is_all ? 'all of it' : 'a part'
  })
}

/** The provider wants something more of the lender, or has it. */
export const testProviderDoubts: Action = async ({ rows, random }) => {
  const state = random.chance(0.7) ? 'verified' : 'incomplete'
  await rows('update payments_test.accounts set state = $1', [state])
  return state
}

/** Brings everything there to its end. */
export const finishTestpay = ({ rows }: WalkWorld) =>
  rows(`update payments_test.accounts set state = 'verified'`)

/** Violations of the invariants about accounts at the embedded provider: the ledger has what is out there. */
export async function brokenTestpay({ rows }: WalkWorld): Promise<Record<string, string[]>> {
  const [found] = await rows<{ out: number; ledger: number }>(`select
    (select coalesce(sum(t.amount_cents - t.reversed_cents), 0)::int from payments_test.account_payouts t
      join public.payouts p on p.id::text = t.payout_id where p.status <> 'approved') as out,
    (select coalesce(sum(e.amount_cents), 0)::int from public.ledger_entries e
      join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      join public.ledger_transfers t on t.id = e.transfer_id
      join public.payouts p on p.id = t.payout_id
      join public.payout_methods m on m.id = p.method_id and m.kind = 'test') as ledger`)
  return found!.out === found!.ledger
    ? {}
    : {
        'the ledger has what is out at the embedded provider': [`out ${found!.out}, ledger ${found!.ledger}`],
      }
}
