import { config } from './config.ts'

/**
 * Where a person's picture is: a whole address as it stands, a path in the bucket `avatars` as a small rendition,
 * sharp on a dense screen at half its width.
 */
export function avatarAddress(stored: string | null | undefined, width: 96 | 160 = 96): string | undefined {
  if (!stored) return undefined
  if (/^https?:/.test(stored)) return stored
  const base = typeof window === 'undefined' ? '' : config().apiUrl
  return `${base}/storage/v1/render/image/public/avatars/${stored}?width=${width}&height=${width}`
}
