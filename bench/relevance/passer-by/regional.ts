import type { JudgedQueries } from '../judgement.ts'

export const regional: JudgedQueries = {
  en: [
    { q: 'foosball table', first: ['vienna-football-table', 'paris-baby-foot'] },
    { q: 'pushchair', first: ['vienna-stroller'] },
  ],
  de: [
    { q: 'Töggelikasten', first: ['vienna-football-table', 'paris-baby-foot'] },
    {
      q: 'Velo',
      first: [
        'berlin-cargo-bike',
        'vienna-cargo-bike',
        'madrid-cargo-bike',
        'berlin-bmx',
        'vienna-touring-bike',
        'paris-city-bike',
        'madrid-bmx',
      ],
    },
  ],
  es: [
    { q: 'rotomartillo', first: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'] },
    { q: 'carriola', first: ['vienna-stroller'] },
  ],
  fr: [
    { q: 'traîne sauvage', first: ['vienna-sled'] },
    {
      q: 'bécane',
      first: [
        'berlin-cargo-bike',
        'vienna-cargo-bike',
        'madrid-cargo-bike',
        'berlin-bmx',
        'vienna-touring-bike',
        'paris-city-bike',
        'madrid-bmx',
      ],
    },
  ],
}
