import type { JudgedQueries } from '../judgement.ts'

export const wordings: JudgedQueries = {
  en: [
    { q: 'loudspeakers', first: ['berlin-party-speaker'] },
    { q: 'pingpong', first: ['berlin-table-tennis'] },
  ],
  de: [
    { q: 'Kinderrodel', first: ['vienna-sled'] },
    { q: 'Teleskopp', first: ['vienna-telescope', 'paris-telescope', 'madrid-telescope'] },
  ],
  es: [
    { q: 'waflera', first: ['berlin-waffle-iron', 'paris-waffle-iron'] },
    { q: 'monopatin', first: ['paris-skateboard'] },
  ],
  fr: [
    { q: 'kicker', first: ['vienna-football-table', 'paris-baby-foot'] },
    { q: 'marteau piqueur', first: ['vienna-demolition-hammer'] },
  ],
}
