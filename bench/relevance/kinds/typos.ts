import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const typos: JudgedQueries = {
  en: [
    { q: 'tetn', first: items.TENT },
    { q: 'baot', first: items.BOAT },
    { q: 'drlil', first: items.DRILLS },
    { q: 'lader', first: items.LADDERS },
    { q: 'gutiar', first: items.GUITARS },
    { q: 'seld', first: items.SLED },
  ],
  de: [
    { q: 'zlet', first: items.TENT },
    { q: 'leitre', first: items.LADDERS },
    { q: 'rodle', first: items.SLED },
    { q: 'fahrad', first: items.BIKES },
    { q: 'gerüts', first: items.SCAFFOLD },
    { q: 'bugyg', first: items.BUGGY },
  ],
  es: [
    { q: 'maelta', first: items.SUITCASES },
    { q: 'bcii', first: items.BIKES },
    { q: 'haamca', first: items.HAMMOCKS },
    { q: 'talado', first: items.DRILLS },
    { q: 'paela', first: items.PAELLA },
    { q: 'guitrara', first: items.GUITARS },
  ],
  fr: [
    { q: 'valsie', first: items.SUITCASES },
    { q: 'vleo', first: items.BIKES },
    { q: 'lgue', first: items.SLED },
    { q: 'tetne', first: items.TENT },
    { q: 'gaufirer', first: items.WAFFLES },
    { q: 'camrea', first: items.ALL_CAMERAS },
  ],
}
