import type { JudgedQueries } from '../judgement.ts'

export const phrases: JudgedQueries = {
  en: [
    { q: '4 man tent for next weekend', first: ['berlin-dome-tent'] },
    { q: 'two suitcases for a week in august', first: ['vienna-suitcases', 'madrid-suitcases'] },
  ],
  de: [
    {
      q: 'kamera für samstag und sonntag',
      first: [
        'berlin-mirrorless-camera',
        'paris-reflex-kit',
        'madrid-mirrorless-camera',
        'vienna-super-8-camera',
        'paris-super-8',
      ],
    },
    { q: 'lautsprecher für 80 leute heute abend', first: ['berlin-party-speaker'] },
  ],
  es: [
    {
      q: 'bici para mañana por la tarde',
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
    { q: 'mesas y sillas para 12 personas el sábado', first: ['madrid-folding-tables'] },
  ],
  fr: [
    { q: 'tente 4 places pour trois nuits', first: ['berlin-dome-tent'] },
    { q: 'enceinte pour samedi soir', first: ['berlin-party-speaker'] },
  ],
}
