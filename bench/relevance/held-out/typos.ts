import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const typos: JudgedQueries = {
  en: [
    { q: 'bkie', first: items.BIKES },
    { q: 'camra', first: items.ALL_CAMERAS },
    { q: 'spekaer', first: items.SPEAKERS },
  ],
  de: [
    { q: 'kofer', first: items.SUITCASES },
    { q: 'kamrea', first: items.ALL_CAMERAS },
  ],
  es: [
    { q: 'torna', first: items.HIGH_CHAIRS },
    { q: 'escalrea', first: items.LADDERS, also: items.SCAFFOLD },
  ],
  fr: [
    { q: 'hmac', first: items.HAMMOCKS },
    { q: 'percuese', first: items.DRILLS },
    { q: 'echlele', first: items.LADDERS },
  ],
}
