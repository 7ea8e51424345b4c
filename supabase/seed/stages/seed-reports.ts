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

/** Inserts reports that are undecided when the demo starts. */
export async function seedReports(db: Queryable, now: Date): Promise<void> {
  await insertRows(
    db,
    'public.person_reports',
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
  await insertRows(
    db,
    'public.reports',
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
