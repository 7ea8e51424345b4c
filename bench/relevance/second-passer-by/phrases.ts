import type { JudgedQueries } from '../judgement.ts'

export const phrases: JudgedQueries = {
  en: [
    {
      q: 'need a bike for two days starting friday',
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
    { q: '4 person tent, three nights', first: ['berlin-dome-tent'] },
  ],
  de: [
    {
      q: 'Bohrhammer morgen Vormittag',
      first: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'],
    },
    { q: 'sechs Stühle und ein Tisch am Samstag', first: ['madrid-folding-tables'] },
  ],
  es: [
    { q: 'altavoz para una fiesta de 50 personas el viernes', first: ['berlin-party-speaker'] },
    {
      q: 'telescopio este sábado por la noche',
      first: ['vienna-telescope', 'paris-telescope', 'madrid-telescope'],
    },
  ],
  fr: [
    { q: 'caméra super 8 pour une semaine', first: ['vienna-super-8-camera', 'paris-super-8'] },
    {
      q: 'escabeau pour demain matin',
      first: ['vienna-stepladder', 'paris-platform-stepladder', 'madrid-stepladder'],
      also: [
        'berlin-telescopic-ladder',
        'vienna-stepladder',
        'paris-platform-stepladder',
        'madrid-stepladder',
      ],
    },
  ],
}
