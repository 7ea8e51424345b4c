import { createHash } from 'node:crypto'

/** A UUID that is the same for the same key on every machine, e.g. `seedId('item', 'berlin-rowboat')`. */
export function seedId(kind: string, key: string): string {
  const digest = createHash('sha256').update(`lendaround demo ${kind} ${key}`).digest()
  digest[6] = (digest[6]! & 0x0f) | 0x80
  digest[8] = (digest[8]! & 0x3f) | 0x80
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
