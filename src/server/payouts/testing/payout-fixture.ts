import { inTransaction } from '#backend/db/transaction.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { postTransfer } from '#server/ledger/post-transfer.ts'
import type { TestUser } from '#server/testing/app.ts'

export const GOOD_IBAN = 'DE89370400440532013000'
/** The embedded bank's account that is closed. */
export const CLOSED_IBAN = 'DE62370400440532013001'

export interface PayoutFixture extends CheckoutFixture {
  moderator: TestUser
  /** A lender of level 4 with a bank account and so many cents to be paid out. */
  lender(cents: number, iban?: string): Promise<{ person: TestUser; methodId: string }>
  credit(person: TestUser, cents: number, account?: 'lender' | 'affiliate'): Promise<void>
  balances(person: TestUser): Promise<Record<string, number>>
  /** Does what the queue has, and what becomes due by it within a minute. */
  work(): Promise<void>
  sumOfAll(): Promise<number>
}

/** A marketplace with a moderator, and lenders with money. */
export async function createPayoutFixture(env?: Record<string, string>): Promise<PayoutFixture> {
  const fixture = await createCheckoutFixture({ env: { PAYOUT_TWO_PEOPLE_CENTS: '0', ...env } })
  let credits = 0
  const drain = () => fixture.deps.tasks.drain((name, data) => runTask(fixture.deps, name, data))
  const credit: PayoutFixture['credit'] = async (person, cents, account = 'lender') => {
    credits += 1
    await inTransaction(fixture.db, { as: 'service' }, (tx) =>
      postTransfer(tx, {
        kind: 'test',
        onceKey: `credit:${credits}`,
        at: fixture.deps.now(),
        entries: [
          { account: 'provider', cents: -cents },
          { account, userId: person.id, cents },
        ],
      }),
    )
  }
  return {
    ...fixture,
    moderator: await fixture.user({ name: 'Mona Moderator', roles: ['moderator'] }),
    credit,
    async lender(cents, iban = GOOD_IBAN) {
      const person = await fixture.user({ name: 'Lena Lender', roles: ['lender'], kyc_level: 3 })
      const { value } = await fixture.say<{ id: string }>(person, 'add-payout-method', {
        iban,
        holder: 'Lena Lender',
      })
      if (cents > 0) await credit(person, cents)
      return { person, methodId: value!.id }
    },
    async balances(person) {
      const { data } = await fixture.client({ as: person }).from('my_balances').select()
      return Object.fromEntries((data ?? []).map(({ kind, balance_cents }) => [kind, balance_cents]))
    },
    async work() {
      await drain()
      fixture.setNow(60_000)
      await drain()
    },
    async sumOfAll() {
      const [row] = await fixture.rows<{ sum: number }>(
        'select coalesce(sum(amount_cents), 0)::int as sum from public.ledger_entries',
      )
      return row!.sum
    },
  }
}
