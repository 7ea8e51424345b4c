import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const places: JudgedQueries = {
  en: [
    { q: 'ladder vienna', first: ['vienna-stepladder'], also: items.SCAFFOLD },
    { q: 'bike hire madrid', first: ['madrid-cargo-bike', 'madrid-bmx'] },
    { q: 'camera rental berlin', first: ['berlin-mirrorless-camera'] },
    { q: 'waffle iron paris', first: ['paris-waffle-iron'], also: ['paris-crepe-maker'] },
  ],
  de: [
    { q: 'Hochstuhl Madrid', first: ['madrid-high-chair'] },
    { q: 'Gitarre in Wien', first: ['vienna-left-handed-guitar'] },
    { q: 'Hängematte Paris', first: ['paris-hammock'] },
    { q: 'BMX in Lichtenberg', first: ['berlin-bmx'] },
  ],
  es: [
    { q: 'telescopio en Viena', first: ['vienna-telescope'] },
    { q: 'maletas viena', first: ['vienna-suitcases'] },
    { q: 'escalera en París', first: ['paris-platform-stepladder'] },
    { q: 'qué hay en Berlín', first: items.BERLIN },
  ],
  fr: [
    { q: 'perceuse à Madrid', first: ['madrid-hammer-drill'] },
    { q: 'gaufrier Berlin', first: ['berlin-waffle-iron'] },
    { q: 'vélo Vienne', first: ['vienna-touring-bike', 'vienna-cargo-bike'] },
  ],
}
