const RECORD_BYTES = 4

/**
 * A database in MaxMind's format, version 2, that knows one IPv4 network: the shape of GeoLite2 Country and DB-IP Lite,
 * which may not be given on with this project.
 */
export function countryDatabase(network: string, bits: number, country: string): Buffer {
  const path = network
    .split('.')
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number))
    .slice(0, bits)
  const nodeCount = bits
  const tree = path.map((bit, depth) => {
    const next = depth + 1 < bits ? depth + 1 : nodeCount + 16
    return Buffer.concat((bit === 0 ? [next, nodeCount] : [nodeCount, next]).map(record))
  })
  const data = map({ country: map({ iso_code: text(country) }) })
  const metadata = map({
    node_count: uint(nodeCount),
    record_size: uint(RECORD_BYTES * 8),
    ip_version: uint(4),
    binary_format_major_version: uint(2),
    binary_format_minor_version: uint(0),
    build_epoch: uint(0),
    database_type: text('Test-Country'),
    description: map({}),
    languages: Buffer.from([0x00, 0x04]),
  })
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  return Buffer.concat([...tree, Buffer.alloc(16), data, marker, metadata])
}

/** A control byte holds type and length: 2 text, 6 a number of 32 bits, 7 a map. */
const text = (value: string) => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)])
const uint = (value: number) => Buffer.concat([Buffer.from([(6 << 5) | 4]), record(value)])
const map = (entries: Record<string, Buffer>) =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  ])

function record(value: number): Buffer {
  const bytes = Buffer.alloc(RECORD_BYTES)
  bytes.writeUInt32BE(value)
  return bytes
}
