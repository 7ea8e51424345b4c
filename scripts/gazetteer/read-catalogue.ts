import { readFileSync } from 'node:fs'

const MAGIC = 0x950412de

/** Reads the messages of a compiled catalogue of GNU gettext (.mo): here names, by their number at GeoNames. */
export function readCatalogue(file: string): Map<string, string> {
  const bytes = readFileSync(file)
  if (bytes.readUInt32LE(0) !== MAGIC) throw new Error(`${file} is no catalogue`)
  const [count, keys, values] = [8, 12, 16].map((offset) => bytes.readUInt32LE(offset)) as [
    number,
    number,
    number,
  ]
  const read = (table: number, index: number): string => {
    const [length, offset] = [
      bytes.readUInt32LE(table + index * 8),
      bytes.readUInt32LE(table + index * 8 + 4),
    ]
    return bytes.toString('utf8', offset, offset + length)
  }
  return new Map(Array.from({ length: count }, (_, index) => [read(keys, index), read(values, index)]))
}
