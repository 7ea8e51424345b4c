import { refuse } from './storage-error.ts'

const PATTERN = /^[a-z0-9.+-]+\/(?:[a-z0-9.+-]+(?:;\s*charset=[a-z0-9-]+)?|\*)$|^\*$/i

/** Refuses a list with something that is no type such as `image/png` or `image/*`. */
export function assertMimePatterns(patterns: string[]): void {
  for (const pattern of patterns) {
    if (pattern.length > 1000 || !PATTERN.test(pattern)) throw refuse.mimeType(pattern)
  }
}

/** Refuses a type that is on no line of the list; no list allows every type. */
export function assertAllowedType(type: string, patterns: string[] | null): void {
  if (!patterns?.length) return
  const bare = bareType(type)
  const allowed = patterns.some((pattern) => {
    const wanted = bareType(pattern)
    if (wanted === '*' || wanted === '*/*' || wanted === bare) return true
    return wanted.endsWith('/*') && bare.startsWith(wanted.slice(0, -1))
  })
  if (!allowed) throw refuse.mimeType(type)
}

/** `text/plain` of `Text/Plain; charset=utf-8`. */
const bareType = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()
