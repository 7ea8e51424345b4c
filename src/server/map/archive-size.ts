export const HEADER_BYTES = 127

/** Offsets in the header, each followed by a length: root directory, metadata, leaf directories, tiles. */
const SECTIONS = [8, 24, 40, 56]

/**
 * The bytes of a whole archive, from its header (PMTiles specification, version 3, section 3); undefined where these
 * bytes are no such header.
 */
export function archiveSize(header: Uint8Array): number | undefined {
  if (header.length < HEADER_BYTES) return
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  if (Buffer.from(header.subarray(0, 8)).toString('latin1') !== 'PMTiles\u0003') return
  const ends = SECTIONS.map((at) => view.getBigUint64(at, true) + view.getBigUint64(at + 8, true))
  return Number(ends.reduce((last, end) => (end > last ? end : last)))
}
