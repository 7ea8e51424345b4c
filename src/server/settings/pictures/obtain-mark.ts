import { LRUCache } from 'lru-cache'
import { inImageQueue } from '#backend/storage/images/sharp-queue.ts'
import type { SitePicture } from '#domain/settings/site-picture.ts'
import type { Deps } from '#server/deps.ts'
import { drawMark } from './draw-mark.ts'
import { loadPicture } from './load-picture.ts'

const MAX_BYTES = 4 * 1024 * 1024

const cached = new WeakMap<Deps['objects'], LRUCache<string, Buffer<ArrayBuffer>>>()

/** A file of a mark, drawn when first asked for; nothing where the picture was never a setting, or is gone. */
export async function obtainMark(
  deps: Deps,
  path: string,
  { file, sender }: { file: string; sender: string },
): Promise<Buffer<ArrayBuffer> | undefined> {
  const marks =
    cached.get(deps.objects) ??
    new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
  cached.set(deps.objects, marks)
  const key = `${path}/${file}`
  const known = marks.get(key)
  if (known) return known
  const picture = await settingOf(deps, path)
  const bytes = picture && (await loadPicture(deps, path))
  if (!bytes) return undefined
  const mark = Buffer.from(await inImageQueue(sender, () => drawMark(bytes, file, picture.ground)))
  marks.set(key, mark)
  return mark
}

/** What a picture was set as, also where another has taken its place since: pages that are open still show it. */
async function settingOf({ db }: Deps, path: string): Promise<SitePicture | undefined> {
  const { rows } = await db.pool.query<{ value: SitePicture }>(
    `select value from public.setting_changes where name in ('logo', 'icon') and value ->> 'path' = $1 limit 1`,
    [path],
  )
  return rows[0]?.value
}
