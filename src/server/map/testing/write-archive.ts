import { PMTiles, type RangeResponse, type Source } from 'pmtiles'

/** A PMTiles archive (version 3) of a single tile, 0/0/0, with nothing compressed. */
export function writeArchive(tile: Uint8Array): Buffer {
  const HEADER = 127
  const metadata = Buffer.from(JSON.stringify({ vector_layers: [{ id: 'water', fields: {} }] }))
  // One entry: its tile's number, run length, length, and one more than its offset.
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1])
  const sections = [directory, metadata, Buffer.alloc(0), Buffer.from(tile)]
  const header = Buffer.alloc(HEADER)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  let offset = HEADER
  sections.forEach((section, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(section.length), 16 + index * 16)
    offset += section.length
  })
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at)
  header.set([1, 1, 1, 1, 0, 0], 96)
  return Buffer.concat([header, ...sections])
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)]
}

/** Reads tiles as browsers do, each by requests for ranges. */
export function readArchive(fetchRange: (range: string) => Promise<Response>): PMTiles {
  const source: Source = {
    getKey: () => 'streets',
    async getBytes(offset, length): Promise<RangeResponse> {
      const answer = await fetchRange(`bytes=${offset}-${offset + length - 1}`)
      if (answer.status !== 206) throw new Error(`${answer.status} ${await answer.text()}`)
      return { data: await answer.arrayBuffer(), etag: answer.headers.get('etag') ?? undefined }
    },
  }
  return new PMTiles(source)
}
