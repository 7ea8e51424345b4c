import { itemId, personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { seedId } from '../seed-id.ts'

const HOUR_MS = 3_600_000

/** Reports by demo people, for moderators to decide. */
const REPORTS = [
  {
    of: 'berlin-dome-tent',
    by: 'marta',
    reason: 'pictures',
    message: 'Las fotos son de otra tienda, mucho más grande.',
    hoursAgo: 20,
  },
  {
    of: 'berlin-moving-boxes',
    by: 'elise',
    reason: 'contact',
    message: '',
    hoursAgo: 2,
  },
] as const

/** The people whom demo people reported. */
const PERSON_REPORTS = [
  {
    of: 'bao',
    by: 'frieda',
    reason: 'photo',
    message: 'Auf dem Bild ist jemand ganz anderes als an der Tür.',
    hoursAgo: 9,
  },
] as const

/** The worst review of each of these people is reported. */
const REVIEW_REPORTS = [
  {
    of: 'gerard',
    by: 'gerard',
    reason: 'unrelated',
    message: 'Cet avis parle d’un autre outil que le mien.',
    hoursAgo: 5,
  },
] as const

/** Inserts reports that are undecided when the demo starts. */
export async function seedReports(db: Queryable, now: Date): Promise<void> {
  await insertRows(
    db,
    'public.cases',
    PERSON_REPORTS.map(({ of, by, reason, message, hoursAgo }) => ({
      id: seedId('person report', of),
      reporter_id: personId(by),
      person_id: personId(of),
      reason,
      message,
      status: 'open',
      created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })),
  )
  for (const { of, by, reason, message, hoursAgo } of REVIEW_REPORTS)
    await db.query(
      `insert into public.cases (id, reporter_id, review_id, reason, message, created_at)
       select $1, $2, r.id, $4, $5, $6 from public.reviews r
       where r.subject_id = $3 and r.kind = 'renter_to_owner' and r.text <> '' and r.published_at <= $7
       order by r.rating, r.published_at desc, r.id limit 1`,
      [
        seedId('review report', of),
        personId(by),
        personId(of),
        reason,
        message,
        new Date(now.getTime() - hoursAgo * HOUR_MS),
        now,
      ],
    )
  await insertRows(
    db,
    'public.cases',
    REPORTS.map(({ of, by, reason, message, hoursAgo }) => ({
      id: seedId('report', of),
      reporter_id: personId(by),
      item_id: itemId({ key: of }),
      reason,
      message,
      status: 'open',
      created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })),
  )
}
