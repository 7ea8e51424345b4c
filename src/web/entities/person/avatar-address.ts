import { config } from '../../lib/config.ts'
import { objectPath } from '../../ui/object-path.ts'

/**
 * Where the small rendition of a person's picture is, by its path in the bucket `avatars`; sharp on a dense screen at
 * half its width. Nowhere for a path that leads out of the bucket.
 */
export function avatarAddress(path: string | null | undefined, width: 96 | 160 = 96): string | undefined {
  const name = path && objectPath(path)
  if (!name) return undefined
  const base = typeof window === 'undefined' ? '' : config().apiUrl
  return `${base}/storage/v1/render/image/public/avatars/${name}?width=${width}&height=${width}`
}
