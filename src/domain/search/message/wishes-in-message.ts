import { ANYTHING, BEFORE_DEEDS, BEFORE_LACKS, BEFORE_THINGS, BEHIND_THINGS, PRONOUN } from './cues.ts'

/** What somebody's message may ask for. */
export interface MessageWishes {
  /** What is asked for by its name, in their order. */
  objects: WishedObject[]
  /** What is not there, or no more. */
  lacks: string[]
  /** What is to be done. */
  deeds: string[]
}

export interface WishedObject {
  /** The words for the thing, without what it is for. */
  words: string
  /** Whether the thing stands at the end of them rather than at the beginning. */
  isEnd?: boolean
  /** What was said before, if the words only point at what was named there. */
  named?: string
}

const MAX_OBJECTS = 5
const MAX_DEEDS = 4
const MAX_LETTERS = 90
const END_OF_SENTENCE = /(?<!\d)[.!?;…]+(?=\s|$)|\n/u
/** From here on it is said what the thing is like, what for, or something else. */
const END_OF_NAME =
  /[,:()–]|\s-\s|(?:^|\s)(?:that|which|who|whose|to|for|so|because|since|as|if|with|from|until|on|in|at|where|when|damit|um|zum|zur|für|weil|da|wenn|der|die|das|den|dem|welche[rs]?|mit|von|ab|bis|am|im|bei|denn|para|que|porque|con|desde|hasta|si|en|el|los|pour|qui|car|afin|dont|avec|du|pendant|jusqu|chez|dans)(?=\s|$)/iu
const AND =
  /\s(?:and|or|und|oder|noch|sowie|plus|y|e|o|u|et|ou|ni)\s(?:maybe |perhaps |vielleicht |quizás |peut-être )?/iu
const FILLERS =
  /^(?:(?:an?|the|some|any|one of (?:those|these)|my|our|about|around|roughly|two|three|four|real|really|proper|decent|good|nice|simple|old|cheap|those|these|eine?[nrms]?|kein(?:e[nrs]?)?|weder|ni|den|die|das|paar|zwei|drei|vernünftige[nrs]?|gute[nrs]?|ordentliche[nrs]?|richtige[nrs]?|una?s?|unos|el|la|los|las|del|algún|alguna|dos|tres|ningún|ninguna|une?|des|de|le|les|deux|trois|vrai|bon|petite?|grande?|gros(?:se)?)\s+|l['’]|d['’])+/iu

/** What a message says about the things that its writer wants to borrow, in four languages, by the words around them. */
export function wishesInMessage(text: string): MessageWishes {
  const wishes: MessageWishes = { objects: [], lacks: [], deeds: [] }
  let said = ''
  for (const sentence of text.split(END_OF_SENTENCE).map((one) => one.trim())) {
    if (sentence) addWishes(wishes, sentence, said)
    said = `${said} ${sentence}`
  }
  return {
    objects: wishes.objects.slice(0, MAX_OBJECTS),
    lacks: wishes.lacks.slice(0, MAX_OBJECTS),
    deeds: wishes.deeds.slice(0, MAX_DEEDS),
  }
}

function addWishes(wishes: MessageWishes, sentence: string, said: string): void {
  for (const cue of sentence.matchAll(BEFORE_THINGS)) {
    const rest = sentence.slice(cue.index + cue[0].length).trim()
    const before = `${said} ${sentence.slice(0, cue.index)}`
    if (/^(?:to|zu|à)\s/iu.test(rest)) wishes.deeds.push(rest.replace(/^\S+\s/u, ''))
    else if (ANYTHING.test(rest)) wishes.deeds.unshift(rest.replace(ANYTHING, '').trim(), sentence)
    else if (rest === '' || PRONOUN.test(rest)) wishes.objects.push({ words: '', named: before })
    else wishes.objects.push(...namesIn(rest).map((words) => ({ words })))
  }
  for (const cue of sentence.matchAll(BEHIND_THINGS)) {
    const clause = sentence.slice(0, cue.index).split(/[,:–]/u).at(-1)!.trim()
    if (clause) wishes.objects.push({ words: clause.slice(-MAX_LETTERS), isEnd: true, named: said })
  }
  for (const cue of sentence.matchAll(BEFORE_LACKS))
    wishes.lacks.push(...namesIn(sentence.slice(cue.index + cue[0].length).trim()).slice(0, 1))
  for (const cue of sentence.matchAll(BEFORE_DEEDS)) {
    const clause = sentence.slice(cue.index + cue[0].length).trim()
    if (clause) wishes.deeds.push(clause)
  }
}

/** "A ladder and two drills for the weekend" names a ladder and drills. */
function namesIn(rest: string): string[] {
  const [first = '', ...others] = rest.slice(0, MAX_LETTERS).split(AND)
  const names = [first, ...others.slice(0, 2)].map(nameAtStart)
  const isCut = END_OF_NAME.test(first)
  if (isCut) return names.slice(0, 1).filter((name) => name.length > 1)
  // "Tables and benches" are one thing, "a ladder and two drills" are not.
  const isOne = others.length > 0 && !FILLERS.test(others[0]!)
  return [...(isOne ? [nameAtStart(rest)] : []), ...names].filter((name) => name.length > 1)
}

function nameAtStart(text: string): string {
  const core = text.replace(FILLERS, '')
  const end = core.search(END_OF_NAME)
  return (end > 0 ? core.slice(0, end) : core).trim()
}
