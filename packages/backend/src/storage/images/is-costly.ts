import { fileType } from './file-type.ts'

/** Cameras and programs write a dozen; each is a walk over the whole picture, however few bytes it has. */
const MOST_JPEG_SCANS = 64
/** Unpacked it may be a thousand times as much; programs that keep much text with a picture do not compress it. */
const MOST_PACKED_TEXT = 64 * 1024

/**
 * Whether a picture takes far more work to open than its pixels say, which nothing can interrupt: a JPEG in thousands of
 * scans, a PNG with texts that unpack to gigabytes.
 */
export function isCostly(bytes: Uint8Array): boolean {
  const type = fileType(bytes)
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/jpeg') return countScans(view) > MOST_JPEG_SCANS
  return type === 'image/png' && packedText(view) > MOST_PACKED_TEXT
}

const [START_OF_IMAGE, END_OF_IMAGE, START_OF_SCAN, TEMPORARY] = [0xd8, 0xd9, 0xda, 0x01]
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** How many scans a JPEG has (ITU T.81, B.1); as many as matter. */
function countScans(bytes: Buffer): number {
  let scans = 0
  let at = 0
  while (scans <= MOST_JPEG_SCANS) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 3 >= bytes.length) break
    const marker = bytes[at + 1]!
    if (marker === END_OF_IMAGE) break
    if (marker === START_OF_SCAN) scans++
    const isAlone = marker === START_OF_IMAGE || marker === TEMPORARY || isRestart(marker)
    // Within a scan a zero says that the byte before it is no marker; several such bytes are filling.
    if (marker === 0xff) at += 1
    else if (marker === 0 || isAlone) at += 2
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return scans
}

const SIGNATURE_BYTES = 8
/** Length, type and check sum. */
const CHUNK_BYTES = 12

/** How many bytes of compressed text a PNG has (PNG 3, 11.3.3). */
function packedText(bytes: Buffer): number {
  let packed = 0
  for (let at = SIGNATURE_BYTES; at + CHUNK_BYTES <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (type === 'zTXt' || (type === 'iTXt' && data[data.indexOf(0) + 1] === 1)) packed += length
    at += CHUNK_BYTES + length
  }
  return packed
}
