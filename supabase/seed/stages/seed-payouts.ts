import { composeIBAN } from 'ibantools'
import { brand } from '#contract/brand.ts'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import type { PayoutAccount } from '#domain/payout/payout-rules.ts'
import { payoutWeek } from '#domain/payout/payout-week.ts'
import { DEFAULT_TERMS } from '#domain/settings/terms.ts'
import { ownCountry } from '../countries/moved.ts'
import { personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import { seedId } from '../seed-id.ts'
import type { SeedPerson } from '../seed-person.ts'
import { insertPayout } from './insert-payout.ts'
import { insertTestAccount } from './insert-test-account.ts'

const DAY_MS = 86_400_000

/** A valid account number for each person, at a bank of Austria or Germany. */
const ibanOf = ({ city }: SeedPerson, index: number): string =>
  ownCountry()?.iban?.(index) ??
  (city === 'vienna'
    ? composeIBAN({ countryCode: 'AT', bban: `190430023457${3_200 + index}` })!
    : composeIBAN({ countryCode: 'DE', bban: `37040044053201${3_100 + index}` })!)
/** The embedded bank's account that is closed. */
const CLOSED = 'DE62370400440532013001'

export interface PlannedPayout {
  person: PersonKey
  account: PayoutAccount
  daysAgo: number
  outcome: 'requested' | 'paid' | 'failed' | 'rejected'
  /** To the person's account at the payment provider instead of the bank account. */
  isToProvider?: boolean
}

const paid = (person: PersonKey, days: number[], account: PayoutAccount = 'lender'): PlannedPayout[] =>
  days.map((daysAgo) => ({ person, account, daysAgo, outcome: 'paid' }))

/** Each pays out everything available at that time, if it reached the minimum. */
const PLAN: PlannedPayout[] = [
  ...paid('jonas', [300, 240, 180, 120, 60]),
  ...paid('theresa', [310, 250, 190, 130, 70, 20]),
  ...paid('camille', [270, 150]),
  { person: 'camille', account: 'lender', daysAgo: 45, outcome: 'paid', isToProvider: true },
  ...paid('lucia', [200, 90]),
  ...paid('youssef', [220, 100]),
  ...paid('youssef', [160, 50], 'affiliate'),
  { person: 'lukas', account: 'lender', daysAgo: 12, outcome: 'failed' },
  { person: 'lucia', account: 'lender', daysAgo: 9, outcome: 'rejected' },
  { person: 'aylin', account: 'lender', daysAgo: 2, outcome: 'requested' },
  { person: 'elise', account: 'lender', daysAgo: 1, outcome: 'requested' },
]

/** Inserts bank accounts of all people of level 4, one provider account, and payouts in several states. */
export async function seedPayouts(db: Queryable, now: Date): Promise<void> {
  const lenders = demoPeople.filter(({ kycLevel }) => kycLevel >= KYC_LEVELS.lender)
  const methods = lenders.map((person, index) => {
    const iban = person.key === 'lukas' ? CLOSED : ibanOf(person, index)
    const joinedAt = new Date(now.getTime() - person.joinedDaysAgo * DAY_MS)
    return { person, iban, id: methodId(person.key), addedAt: new Date(joinedAt.getTime() + 3 * DAY_MS) }
  })
  await insertRows(
    db,
    'public.payout_methods',
    methods.map(({ id, person, iban, addedAt }) => ({
      id,
      user_id: personId(person.key),
      kind: 'iban',
      holder: person.name,
      country: iban.slice(0, 2),
      last4: iban.slice(-4),
      created_at: addedAt,
    })),
  )
  await insertRows(
    db,
    'public.payout_destinations',
    methods.map(({ id, iban }) => ({ method_id: id, iban })),
  )
  await db.query(
    `insert into public.payout_settings (user_id, is_weekly, method_id, last_week) values ($1, true, $2, $3)`,
    [
      personId('theresa'),
      methodId('theresa'),
      payoutWeek(now.getTime(), ownCountry()?.timeZone ?? brand.timeZone),
    ],
  )
  const providerMethodId = await insertTestAccount(db, 'camille', new Date(now.getTime() - 60 * DAY_MS))
  for (const planned of PLAN.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const at = new Date(now.getTime() - planned.daysAgo * DAY_MS)
    const cents = await availableAt(db, planned, at)
    const to = planned.isToProvider ? providerMethodId : methodId(planned.person)
    if (cents >= DEFAULT_TERMS.minPayoutCents) await insertPayout(db, planned, { cents, at, methodId: to })
  }
}

const methodId = (person: PersonKey) => seedId('payout method', person)

/** The balance of an account at an instant, in cents. */
async function availableAt(db: Queryable, { person, account }: PlannedPayout, at: Date): Promise<number> {
  const { rows } = await db.query<{ cents: string }>(
    `select coalesce(sum(e.amount_cents), 0) as cents
     from public.ledger_accounts a join public.ledger_entries e on e.account_id = a.id
     join public.ledger_transfers t on t.id = e.transfer_id
     where a.user_id = $1 and a.kind = $2 and t.at <= $3`,
    [personId(person), account, at],
  )
  return Number(rows[0]!.cents)
}
