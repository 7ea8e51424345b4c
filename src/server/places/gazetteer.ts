import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { plainWords } from './plain-words.ts'

const FILE = join(import.meta.dirname, 'gazetteer.tsv.br')

/** The columns of a line of the file, as `scripts/generate-gazetteer.ts` writes them. */
const COLUMNS = {
  name: 0,
  country: 1,
  latitude: 2,
  longitude: 3,
  population: 4,
  city: 5,
  others: 10,
} as const
const COLUMN_OF_LANGUAGE: Record<string, number> = { en: 6, de: 7, es: 8, fr: 9 }
/** The columns with names. */
const NAMES = [COLUMNS.name, ...Object.values(COLUMN_OF_LANGUAGE), COLUMNS.others]
/** So many lines are indexed at a time, so that requests do not wait for the whole. */
const LINES_AT_A_TIME = 4_000

/** How a word stands in a name of a place: the whole of it, its beginning, or behind that. */
export const IS_WHOLE = 2
export const IS_FIRST = 1

/** The places that come with the product. A place is the number of its line: the most populous one is the first. */
export interface Gazetteer {
  lines: string[]
  latitudes: Float32Array
  longitudes: Float32Array
  populations: Float32Array
  /** The line of the city of which it is a district; -1 for none. */
  cities: Int32Array
  /** Every word of a name, in order; for each, the places that have it, as the line times four plus how it stands there. */
  words: string[]
  places: number[][]
}

let opened: Promise<Gazetteer> | undefined

/** Reads the file once a process, when a place is first looked for. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= readGazetteer()
  return opened
}

async function readGazetteer(): Promise<Gazetteer> {
  const text = (await promisify(brotliDecompress)(await readFile(FILE))).toString('utf8')
  const lines = text.split('\n')
  const index = new Map<string, number[]>()
  const gazetteer = {
    lines,
    latitudes: new Float32Array(lines.length),
    longitudes: new Float32Array(lines.length),
    populations: new Float32Array(lines.length),
    cities: new Int32Array(lines.length).fill(-1),
  }
  for (let at = 0; at < lines.length; at += LINES_AT_A_TIME) {
    for (let place = at; place < Math.min(at + LINES_AT_A_TIME, lines.length); place++) {
      const columns = lines[place]!.split('\t')
      gazetteer.latitudes[place] = Number(columns[COLUMNS.latitude])
      gazetteer.longitudes[place] = Number(columns[COLUMNS.longitude])
      gazetteer.populations[place] = Number(columns[COLUMNS.population])
      if (columns[COLUMNS.city]) gazetteer.cities[place] = Number(columns[COLUMNS.city])
      indexNames(index, place, columns)
    }
    await new Promise(setImmediate)
  }
  const words = [...index.keys()].sort()
  return { ...gazetteer, words, places: words.map((word) => index.get(word)!) }
}

function indexNames(index: Map<string, number[]>, place: number, columns: string[]): void {
  const stands = new Map<string, number>()
  for (const column of NAMES) {
    if (!columns[column]) continue
    for (const name of columns[column].split(',')) {
      const words = plainWords(name)
      for (const [position, word] of words.entries()) {
        const how = position > 0 ? 0 : words.length === 1 ? IS_WHOLE + IS_FIRST : IS_FIRST
        stands.set(word, (stands.get(word) ?? 0) | how)
      }
    }
  }
  for (const [word, how] of stands) {
    const known = index.get(word)
    if (known) known.push(place * 4 + how)
    else index.set(word, [place * 4 + how])
  }
}

/** The name of a place in a language; without one, as its own people call it. */
export function nameOf({ lines }: Gazetteer, place: number, locale: string): string {
  const columns = lines[place]!.split('\t')
  const column = COLUMN_OF_LANGUAGE[locale]
  return (column !== undefined && columns[column]) || columns[COLUMNS.name]!
}

export const countryOf = ({ lines }: Gazetteer, place: number): string =>
  lines[place]!.split('\t')[COLUMNS.country]!

/** All names of a place. */
export function namesOf({ lines }: Gazetteer, place: number): string[] {
  const columns = lines[place]!.split('\t')
  return NAMES.flatMap((column) => columns[column]?.split(',') ?? []).filter(Boolean)
}
