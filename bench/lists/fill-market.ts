import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { seedAffiliates } from './seed-affiliates.ts'
import { seedBusyItems } from './seed-busy-items.ts'
import { seedMarks } from './seed-marks.ts'
import { seedOffice } from './seed-office.ts'
import { BUSY_LENDER, type RentalCounts, seedRentals } from './seed-rentals.ts'

/** Adds rentals, the items of a busy lender and what staff work at to a market, each unless there are some. */
export async function fillMarket(databaseUrl: string, counts: RentalCounts): Promise<void> {
  const db = connectPostgres(databaseUrl, { statementMs: 0 })
  const isEmpty = async (rows: string) => (await db.pool.query(`select from ${rows} limit 1`)).rowCount === 0
  if (await isEmpty('public.bookings')) await seedRentals(db, counts)
  const itemsOfBusy = `public.items where owner_id = (select id from public.profiles where email = '${BUSY_LENDER}')`
  if (await isEmpty(`${itemsOfBusy} offset ${counts.busy - 1}`))
    await seedBusyItems(db, BUSY_LENDER, counts.busy)
  if (await isEmpty('public.cases')) await seedOffice(db, BUSY_LENDER)
  if (await isEmpty('public.commissions')) await seedAffiliates(db)
  if (await isEmpty('public.person_tags')) await seedMarks(db)
  await db.close()
}
