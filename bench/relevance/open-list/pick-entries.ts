import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/*
 * node bench/relevance/open-list/pick-entries.ts FOLDER, which has {en,de,es,fr}.json of the packages
 * shopify-taxonomy-{en,de,es,fr} 1.1.1 (MIT): picks by rule what a neighbour might lend and writes entries.ndjson. No entry
 * is put in or left out by hand; which half it is in is told by its number alone.
 */
const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
/** The branches of things that are used many times and lent; within them nothing was picked. */
const BRANCHES = [
  'ap-2-5 ap-2-16 ap-2-43 ap-2-41 aa-3 aa-1-23 ae-2-1 ae-2-3 ae-2-4 ae-2-6 ae-2-8 ae-3-2 ae-3-3',
  'bt-4-2 bt-4-3 bt-4-6 bt-5 bt-6 bt-1 bt-10-5 bt-10-7 bt-10-6',
  'bi-1-2 bi-1-3 bi-4 bi-6 bi-8-9 bi-8-11 bi-8-17 bi-11 bi-18-2 bi-9-3 bi-22-1 bi-22-2',
  'co-1-7 co-2 co-3 co-4 el-1 el-2 el-4-4 el-6 el-9 el-10 el-11 el-13 el-17 el-19',
  'fr-1 fr-7-6 fr-7-2 fr-24-4 fr-15 fr-7-7 ha-15 ha-7 ha-11-15 ha-11-22 ha-12',
  'hb-1-16 hb-1-17 hg-9 hg-8 hg-6 hg-13 hg-16 hg-18 hg-5 hg-11-1 hg-11-2 hg-11-7 hg-11-8 hg-11-10',
  'hg-12-1 hg-12-2 hg-12-3 hg-12-5 hg-12-6 lb-1 lb-6 lb-12 os-10 os-13',
  'sg-1 sg-2 sg-3 sg-4 tg-2 tg-3 tg-5 vp-2 vp-1-7',
].flatMap((line) => line.split(' '))
/** What belongs to a thing, is used up or worn every day is not lent. */
const LEFT_OUT =
  /accessor|parts?\b|replacement|supplies|consumabl|cover|liner|\bcases?\b|\bbags?\b|storage|holder|rack|cloth|wear|uniform|shirt|short|pants|apparel|shoes|cleats|socks|jersey|filter|refill|fuel|seeds?\b|plants?\b|bulb|cable|batter|adapter|mount|blade|pads?\b|grips?\b|tape\b|tips?\b|strings?\b|laces|kits?$|sets?$|oil|chemical|paper|ink\b|yarn|thread|fabric|bead|button|ribbon|glue|paint\b|paints\b|clay|dye|resin|wax|food|treat|feed\b|soil|fertilizer|mulch|herbicide|insecticid|soap|nipple|reed|rosin|valve|hose\b|pedals?$|frame|wheel$|wheels$|tire|tube|chain|brake|derail|fork|saddle|handlebar|crank|hub|spoke|bait|lure|hook|sinker|float|line$|lines$|ammun|puck|bladder|mouthguard|decal|component|fitting|sleeve|strap|stand|holster|targets?$|arrows?$|cartridge|toner|drum$|memory|chip|card/i
/** Nobody types the names of two things together. */
const SEVERAL = /[&,/()']| und | y | e | et | ou | o | oder | and | or /
const SEVERAL_IN_FRENCH = /[&,/()]| et | ou /
const MAX_WORDS_IN_ENGLISH = 3
const MAX_WORDS = 6

interface Category {
  id: string
  name: string
  parent_id: string | null
}

const folder = process.argv[2]!
const read = (language: string): ReadonlyMap<string, Category> => {
  const { verticals } = JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as {
    verticals: { categories: Category[] }[]
  }
  return new Map(verticals.flatMap(({ categories }) => categories).map((one) => [one.id, one]))
}
const categories = new Map(LANGUAGES.map((language) => [language, read(language)]))
const english = categories.get('en')!

const written = new Set<string>()
const lines = [...english.values()].filter(isPicked).map(({ id }) => {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, nameOf(id, language)]))
  return JSON.stringify({ id, half: halfOf(id), names })
})
writeFileSync(new URL('entries.ndjson', import.meta.url), `${lines.join('\n')}\n`)

function isPicked({ id, name }: Category): boolean {
  const levels = id.split('-').length
  if (levels < 3 || levels > 4 || !BRANCHES.some((branch) => `${id}-`.startsWith(`${branch}-`))) return false
  if (LEFT_OUT.test(name) || ancestorsOf(id).some((above) => /accessor|parts/i.test(above))) return false
  if (!LANGUAGES.every((language) => isName(nameOf(id, language), language))) return false
  const isFirst = !written.has(name.toLowerCase())
  written.add(name.toLowerCase())
  return isFirst
}

function isName(name: string | undefined, language: string): boolean {
  if (!name) return false
  const isOne =
    !SEVERAL.test(name) || (language === 'fr' && /[dl]'/.test(name) && !SEVERAL_IN_FRENCH.test(name))
  return isOne && name.split(' ').length <= (language === 'en' ? MAX_WORDS_IN_ENGLISH : MAX_WORDS)
}

function ancestorsOf(id: string): string[] {
  const above = english.get(english.get(id)?.parent_id ?? '')
  return above ? [above.name, ...ancestorsOf(above.id)] : []
}

function nameOf(id: string, language: (typeof LANGUAGES)[number]): string | undefined {
  return categories.get(language)!.get(id)?.name
}

function halfOf(id: string): 'look' | 'count' {
  const hash = createHash('sha256').update(id).digest()
  return hash.at(-1)! % 2 === 0 ? 'look' : 'count'
}
