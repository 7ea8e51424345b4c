import type { JudgedQueries } from '../judgement.ts'

export const shortTypos: JudgedQueries = {
  en: [
    { q: 'tnet', first: ['berlin-dome-tent'] },
    { q: 'sledd', first: ['vienna-sled'] },
  ],
  de: [
    { q: 'Zlet', first: ['berlin-dome-tent'] },
    {
      q: 'Letier',
      first: [
        'berlin-telescopic-ladder',
        'vienna-stepladder',
        'paris-platform-stepladder',
        'madrid-stepladder',
      ],
      also: ['vienna-scaffold-tower'],
    },
  ],
  es: [
    { q: 'trnoa', first: ['berlin-high-chair', 'paris-high-chair', 'madrid-high-chair'] },
    { q: 'hamcaa', first: ['berlin-hammock', 'paris-hammock', 'madrid-hammock'] },
  ],
  fr: [
    {
      q: 'veol',
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
    { q: 'lgue', first: ['vienna-sled'] },
  ],
}
