import { z } from 'zod'
import { type Refusal, refuse } from '#domain/result.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from './booking-row.ts'
import { areOwnPhotos } from './own-photos.ts'

/** What somebody states about an item that changes hands. */
export const statement = {
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  isComplete: z.boolean().default(true),
  isUndamaged: z.boolean().default(true),
  note: z.string().trim().max(1000).default(''),
  photos: z.array(z.string().max(200)).max(10).default([]),
}
export type Statement = z.output<z.ZodObject<typeof statement>>

/** Photos that are not there, or are not the caller's of this rental, are refused. */
export async function refuseForeignPhotos(
  { tx, userId }: StepContext,
  { id }: BookingRow,
  { photos }: Statement,
): Promise<Refusal<'DOCUMENT_MISSING'> | undefined> {
  const areOwn = await areOwnPhotos(tx, 'handovers', `${id}/${userId}/`, photos)
  return areOwn ? undefined : refuse('DOCUMENT_MISSING')
}

/** Keeps a statement, numbered and sealed by the database. */
export async function keepStatement(
  { tx, now, role, userId }: StepContext,
  { id }: BookingRow,
  kind: 'pick_up' | 'return',
  { code, isComplete, isUndamaged, note, photos }: Statement,
): Promise<void> {
  await tx
    .insertInto('handovers')
    .values({
      booking_id: id,
      kind,
      role,
      user_id: userId!,
      with_code: code !== undefined,
      is_complete: isComplete,
      is_undamaged: isUndamaged,
      note,
      photos,
      at: now.toISOString(),
      // The database's trigger writes these three.
      position: 0,
      previous_hash: '',
      hash: '',
    })
    .execute()
}
