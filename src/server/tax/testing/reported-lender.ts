import { inTransaction } from '#backend/db/transaction.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import type { PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'

/** Two days at 10 € that are booked; of a means of transport unless it is said. */
export async function book(t: PayoutFixture, isTransport = true): Promise<string> {
  const item = await t.another()
  await t.rows(
    'update public.categories set is_transport = $2 where id = (select category_id from public.items where id = $1)',
    [item.id, isTransport],
  )
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 10)]))
  const [booking] = await t.rows<{ id: string }>(
    'select id from public.bookings order by number desc limit 1',
  )
  return booking!.id
}

/** The same, released at this moment. */
export async function rent(t: PayoutFixture, releasedAt: string, isTransport = true): Promise<void> {
  const id = await book(t, isTransport)
  await inTransaction(t.db, { as: 'service' }, (tx) => postRelease(tx, id, new Date(releasedAt)))
}

const DETAILS = {
  business: {},
  identity: { firstName: 'Olga', lastName: 'Müller & <Söhne>', birthDate: '1980-02-29' },
  address: { street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
}

/** Verifies who and where the lender is, and with `business` what for. */
export async function verify(
  t: PayoutFixture,
  steps: (keyof typeof DETAILS)[] = ['identity', 'address'],
): Promise<void> {
  for (const step of steps) {
    const id = await createSubmission(t.db.pool, { user: t.owner.id, step })
    await t.rows('insert into public.kyc_openings (submission_id, moderator_id) values ($1, $2)', [
      id,
      t.moderator.id,
    ])
    await t.rows(
      `update public.kyc_submissions set status = 'verified', decided_at = now(), decided_by = $2, details = $3
       where id = $1`,
      [id, t.moderator.id, JSON.stringify(DETAILS[step])],
    )
  }
}
