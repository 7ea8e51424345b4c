import { z } from 'zod'
import { CHECKS, fitsChecklist } from '#domain/booking/checklist.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from './booking-row.ts'
import { areOwnPhotos } from './own-photos.ts'

/** The input of a side that hands an item over or takes it. A code is refused where no step verifies it. */
export const statement = {
  code: z.never().optional(),
  isComplete: z.boolean().default(true),
  isUndamaged: z.boolean().default(true),
  note: z.string().trim().max(1000).default(''),
  photos: z.array(z.string().max(200)).max(10).default([]),
  checklist: z.partialRecord(z.enum(CHECKS), z.boolean()).default({}),
}
export type Statement = Omit<z.output<z.ZodObject<typeof statement>>, 'code'>

/** The fields of an event that describe its statement; the hash ties the two together. */
export type StatedHandover = {
  handoverId: string
  statement: string
  isComplete: boolean
  isUndamaged: boolean
}

/** The side that makes a statement, and when. */
type Stating = Pick<StepContext, 'tx' | 'now' | 'role' | 'userId'>

/**
 * Photos that are not there, or are not the caller's of this rental, are refused, and answers that the checklist of the
 * item's category does not ask for.
 */
export async function refuseWrongStatement(
  { tx, userId }: Stating,
  { id, item_id }: BookingRow,
  { photos, checklist }: Statement,
): Promise<Refusal<'DOCUMENT_MISSING' | 'BAD_INPUT'> | undefined> {
  const areOwn = await areOwnPhotos(tx, 'handovers', `${id}/${userId}/`, photos)
  if (!areOwn) return refuse('DOCUMENT_MISSING')
  const item = await tx
    .selectFrom('items')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .select('categories.checklist')
    .where('items.id', '=', item_id)
    .executeTakeFirst()
  return fitsChecklist(checklist, item?.checklist ?? [])
    ? undefined
    : refuse('BAD_INPUT', { field: 'checklist' })
}

/** Keeps a statement, numbered and sealed by the database; answers what the event of its step keeps of it. */
export async function saveStatement(
  { tx, now, role, userId }: Stating,
  { id }: BookingRow,
  kind: 'pick_up' | 'return',
  { isComplete, isUndamaged, note, photos, checklist }: Statement,
  /** Whether the step has verified the renter's code. */
  withCode = false,
): Promise<StatedHandover> {
  const { id: handoverId, hash } = await tx
    .insertInto('handovers')
    .values({
      booking_id: id,
      kind,
      role,
      user_id: userId!,
      with_code: withCode,
      is_complete: isComplete,
      is_undamaged: isUndamaged,
      note,
      photos,
      checklist: JSON.stringify(checklist),
      at: now.toISOString(),
      // The database's trigger writes these three.
      position: 0,
      previous_hash: '',
      hash: '',
    })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
  return { handoverId, statement: hash, isComplete, isUndamaged }
}
