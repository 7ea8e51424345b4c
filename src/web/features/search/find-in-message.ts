import type { SearchAnswer, WordsMeant } from '#contract/search-answer.ts'
import { type WishedObject, wishesInMessage } from '#domain/search/message/wishes-in-message.ts'
import { findOccasions, headedByThing } from '#domain/search/occasions/find-occasions.ts'
import type { Needed } from '#domain/search/occasions/occasion.ts'
import type { Search } from '#domain/search/search.ts'
import type { Language } from '../../i18n/languages.ts'

const MAX_TRIED = 6
const MAX_WORDS_OF_NAME = 6
/** A word with more letters may be what a thing is called, even if no list knows it. */
const LETTERS_OF_NAME = 4
const LETTERS_IN_TITLE = 6
const MAX_WORDS_OF_UNKNOWN = 4

interface Sources {
  fetchSearch: (search: Search) => Promise<SearchAnswer>
  fetchMeaning: (text: string) => Promise<WordsMeant>
}

export interface FoundInMessage {
  /** What is asked for, in the writer's words, and what is found for it. */
  wish?: { words: string; answer: SearchAnswer }
  /** What else is asked for and lent. */
  others: string[]
  /** What is asked for by name, and nobody lends. */
  missing?: string
  /** For what is to be done, the things for it, the likeliest first. */
  occasions: Needed[]
}

/** What a message asks for: first what it names behind "I need", then what its writer has not, or is about to do. */
export async function findInMessage(
  search: Search,
  language: Language,
  sources: Sources,
): Promise<FoundInMessage> {
  const { objects, lacks, deeds } = wishesInMessage(search.text)
  const asked = await namesOf(objects, sources)
  const lacking = await namesOf(
    lacks.map((words) => ({ words })),
    sources,
  )
  const names = [...new Map([...asked, ...lacking].map((name) => [name.words, name])).values()]
  const found = await lentOf(search, names.slice(0, MAX_TRIED), sources)
  const occasions = [...deeds, search.text].flatMap((clause) => findOccasions(clause, language))
  const missing = asked.find(({ isKnown }) => isKnown)?.words
  const [wish, ...others] = found
  const kind = wish?.words ?? missing
  if (!kind) return { others: [], occasions }
  // "A bed for the baby" is a cot, and a case for a bike on a plane no suitcase.
  const likely = occasions.flatMap(({ things: [first] }) => first ?? [])
  const headed = likely.find((thing) => headedByThing(thing, kind, language))
  const [narrow] = headed ? await lentOf(search, [{ words: headed, isKnown: true }], sources) : []
  if (narrow) return { wish: narrow, others: others.map(({ words }) => words), occasions: [] }
  return wish
    ? { wish, others: others.map(({ words }) => words), occasions: [] }
    : { others: [], missing: kind, occasions: [] }
}

/** Those that somebody lends, with what is found for them. */
async function lentOf(
  search: Search,
  names: readonly Name[],
  { fetchSearch }: Sources,
): Promise<{ words: string; answer: SearchAnswer }[]> {
  const answers = await Promise.all(names.map(({ words }) => fetchSearch({ ...search, text: words })))
  return names.flatMap(({ words, isKnown }, index) => {
    const answer = answers[index]!
    const isLent = answer.total > 0 && !answer.is_similar
    return isLent && (isKnown || isCalled(answer, words)) ? [{ words, answer }] : []
  })
}

/** What no list knows is meant where it is in the title, not for a word of a description. */
function isCalled({ items: [first] }: SearchAnswer, words: string): boolean {
  const title = plain(first?.title ?? '')
  return plain(words)
    .split(' ')
    .some((word) => word.length >= LETTERS_OF_NAME && title.includes(word.slice(0, LETTERS_IN_TITLE)))
}

interface Name {
  words: string
  /** Whether a thing is known by it. */
  isKnown: boolean
}

/** The things that these words name; of those that only point at one, what was named last before. */
async function namesOf(objects: readonly WishedObject[], sources: Sources): Promise<Name[]> {
  const names: Name[] = []
  for (const { words, isEnd, named } of objects) {
    const name =
      (await nameIn(words, isEnd ? 'last' : 'first', sources)) ??
      (named ? await nameIn(named, 'last', sources) : undefined)
    if (name) names.push({ words: name, isKnown: true })
    else if (words && !isEnd && words.split(' ').length <= MAX_WORDS_OF_UNKNOWN)
      names.push({ words, isKnown: false })
  }
  return names
}

async function nameIn(
  text: string,
  which: 'first' | 'last',
  { fetchMeaning }: Sources,
): Promise<string | undefined> {
  const words = text.trim().split(/\s+/u).slice(-30).join(' ')
  if (words.length < LETTERS_OF_NAME) return undefined
  const { things } = await fetchMeaning(words)
  const named = things.filter((thing) => !DEVICE.test(thing))
  const thing = which === 'first' ? named[0] : named.at(-1)
  return thing === undefined ? undefined : asWritten(words, thing)
}

/** What may be any device. */
const DEVICE =
  /^(?:device|machine|tool|set|kit|gerat|maschine|werkzeug|aparato|maquina|herramienta|appareil|outil|machine)s?$/

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A thing as the writer spells it, with the marks that plain words lack. */
function asWritten(text: string, thing: string): string {
  const words = text.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean)
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS_OF_NAME); to++) {
      const run = words.slice(from, to).join(' ')
      if (plain(run) === thing) return run
    }
  return thing
}
