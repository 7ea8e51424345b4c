const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

const SIGNATURES: [type: string, matches: (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['image/png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ['image/webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['image/avif', (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12))],
  ['image/heic', (bytes) => /^ftyp(?:heic|heix|hevc|mif1|msf1)$/.test(ascii(bytes, 4, 12))],
  [
    'image/svg+xml',
    (bytes) => /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s.test(ascii(bytes, 0, 1024)),
  ],
  ['application/pdf', (bytes) => ascii(bytes, 0, 5) === '%PDF-'],
]

/** The MIME type by the content, whatever the file is called; `application/octet-stream` if unknown. */
export function fileType(bytes: Uint8Array): string {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? 'application/octet-stream'
}
