/**
 * The mean colour that a thumbhash (base64) carries in its first bytes: enough for a calm placeholder,
 * without decoding a picture on the server for every card.
 */
export function thumbHashAverage(hash: string): string | undefined {
  const bytes = decode(hash)
  if (!bytes || bytes.length < 3) return undefined
  const header = bytes[0]! | (bytes[1]! << 8) | (bytes[2]! << 16)
  const l = (header & 63) / 63
  const p = ((header >> 6) & 63) / 31.5 - 1
  const q = ((header >> 12) & 63) / 31.5 - 1
  const b = l - (2 / 3) * p
  const r = (3 * l - b + q) / 2
  return `rgb(${[r, r - q, b].map((part) => Math.round(255 * Math.min(Math.max(part, 0), 1))).join(' ')})`
}

function decode(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
