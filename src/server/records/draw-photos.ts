import { obtainRendition } from '#backend/storage/images/obtain-rendition.ts'
import { DEFAULT_QUALITY } from '#backend/storage/images/rendition.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from './load-record.ts'

/** Pixels: sharp in print at the size of a stamp, and kept by the store. */
const WIDTH = 320

/** The photos of a record as small JPEGs by their names, one after the other; one that cannot be drawn is left out. */
export async function drawPhotos(
  deps: Pick<Deps, 'db' | 'objects' | 'log'>,
  { statements }: Pick<BookingRecord, 'statements'>,
  readerId: string,
): Promise<Map<string, Buffer>> {
  const names = statements.flatMap(({ photos }) => photos)
  const drawn = new Map<string, Buffer>()
  if (names.length === 0) return drawn
  const { rows } = await deps.db.pool.query<{ name: string; version: string }>(
    `select name, version from storage.objects where bucket_id = 'handovers' and name = any ($1)`,
    [names],
  )
  for (const { name, version } of rows) {
    try {
      const spec = { width: WIDTH, resize: 'cover', quality: DEFAULT_QUALITY, format: 'jpeg' } as const
      drawn.set(name, Buffer.from((await obtainRendition(deps, version, spec, readerId)).bytes))
    } catch (error) {
      deps.log.warn({ err: error, name }, 'a photo of a handover could not be drawn')
    }
  }
  return drawn
}
