import type { JudgedQueries } from '../judgement.ts'

export const purposes: JudgedQueries = {
  en: [
    {
      q: 'mount a tv on the wall',
      first: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'],
    },
    {
      q: 'get a washing machine up the stairs',
      first: ['berlin-hand-truck', 'paris-hand-truck'],
      also: ['berlin-moving-boxes'],
    },
    { q: "look at saturn's rings", first: ['vienna-telescope', 'paris-telescope', 'madrid-telescope'] },
    {
      q: 'clean the gutters',
      first: ['berlin-telescopic-ladder', 'vienna-scaffold-tower'],
      also: ['vienna-stepladder', 'paris-platform-stepladder', 'madrid-stepladder'],
    },
    {
      q: 'baking for 30 people',
      first: ['vienna-kitchen-mixer', 'paris-stand-mixer'],
      also: ['berlin-waffle-iron', 'paris-waffle-iron', 'vienna-crepe-plate', 'paris-crepe-maker'],
    },
    {
      q: 'tear out old tiles',
      first: ['vienna-demolition-hammer'],
      also: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'],
    },
  ],
  de: [
    { q: 'regal anbringen', first: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'] },
    {
      q: 'kinder mit dem rad in die kita bringen',
      first: ['berlin-cargo-bike', 'vienna-cargo-bike', 'madrid-cargo-bike'],
    },
    { q: 'apfelsaft selber machen', first: ['berlin-apple-press', 'vienna-fruit-press'] },
    {
      q: 'gartenparty mit tanz',
      first: ['berlin-party-speaker', 'berlin-mirror-ball'],
      also: ['madrid-folding-tables', 'vienna-football-table', 'paris-baby-foot'],
    },
    {
      q: 'stuck an der decke streichen',
      first: [
        'berlin-telescopic-ladder',
        'vienna-stepladder',
        'paris-platform-stepladder',
        'madrid-stepladder',
        'vienna-scaffold-tower',
      ],
    },
    { q: 'in den schnee mit den kindern', first: ['vienna-sled'] },
  ],
  es: [
    {
      q: 'poner una barra de cortina',
      first: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'],
      also: [
        'berlin-telescopic-ladder',
        'vienna-stepladder',
        'paris-platform-stepladder',
        'madrid-stepladder',
      ],
    },
    { q: 'viajar a nueva york', first: ['vienna-suitcases', 'madrid-suitcases'] },
    { q: 'comida para veinte en el campo', first: ['madrid-paella-set'], also: ['madrid-folding-tables'] },
    { q: 'cortar baldosas', first: ['madrid-angle-grinder'] },
    {
      q: 'fotografiar una boda',
      first: ['berlin-mirrorless-camera', 'paris-reflex-kit', 'madrid-mirrorless-camera'],
      also: ['vienna-super-8-camera', 'paris-super-8'],
    },
    { q: 'dormir la siesta en el jardín', first: ['berlin-hammock', 'paris-hammock', 'madrid-hammock'] },
  ],
  fr: [
    { q: 'fixer une étagère', first: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'] },
    {
      q: 'descendre un frigo du 4e étage',
      first: ['berlin-hand-truck', 'paris-hand-truck'],
      also: ['berlin-moving-boxes'],
    },
    { q: 'planter des fleurs sur le balcon', first: ['paris-balcony-garden-set'] },
    {
      q: "goûter d'anniversaire",
      first: ['berlin-waffle-iron', 'paris-waffle-iron', 'vienna-crepe-plate', 'paris-crepe-maker'],
      also: [
        'vienna-kitchen-mixer',
        'paris-stand-mixer',
        'vienna-football-table',
        'paris-baby-foot',
        'madrid-folding-tables',
        'berlin-party-speaker',
      ],
    },
    {
      q: 'recevoir un bébé à la maison',
      first: ['berlin-high-chair', 'paris-high-chair', 'madrid-high-chair', 'vienna-stroller'],
    },
    {
      q: 'jouer de la musique dans la rue',
      first: ['paris-electric-guitar', 'madrid-cajon-and-drum'],
      also: ['berlin-party-speaker', 'vienna-left-handed-guitar'],
    },
  ],
}
