import { sql } from 'kysely'
import { z } from 'zod'
import { type Refusal, refuse } from '#domain/result.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from './booking-row.ts'

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
  if (photos.length === 0) return
  const folder = `${id}/${userId}/`
  const names = [...new Set(photos)]
  if (!names.every((name) => name.startsWith(folder))) return refuse('DOCUMENT_MISSING')
  const { rows } = await sqlCount(tx, names)
  return rows[0]?.count === names.length ? undefined : refuse('DOCUMENT_MISSING')
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

const sqlCount = (tx: StepContext['tx'], names: string[]) =>
  sql<{ count: number }>`
    select count(*)::int as count from storage.objects where bucket_id = 'handovers' and name = any (${names})`.execute(
    tx,
  )
