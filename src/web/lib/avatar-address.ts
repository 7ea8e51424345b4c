import { config } from './config.ts'

/** Where a person's picture is: a whole address as it stands, a path in the bucket `avatars` by its public URL. */
export function avatarAddress(stored: string | null | undefined): string | undefined {
  if (!stored) return undefined
  if (/^https?:/.test(stored)) return stored
  const base = typeof window === 'undefined' ? '' : config().apiUrl
  return `${base}/storage/v1/object/public/avatars/${stored}`
}
