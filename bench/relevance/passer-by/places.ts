import type { JudgedQueries } from '../judgement.ts'

export const places: JudgedQueries = {
  en: [
    { q: 'stepladder in meidling', first: ['vienna-stepladder'], also: ['vienna-scaffold-tower'] },
    {
      q: 'things to rent in belleville',
      first: [
        'paris-electric-guitar',
        'paris-balcony-garden-set',
        'paris-rotary-hammer',
        'paris-platform-stepladder',
        'paris-stand-mixer',
        'paris-city-bike',
        'paris-super-8',
        'paris-reflex-kit',
        'paris-baby-foot',
        'paris-waffle-iron',
        'paris-crepe-maker',
        'paris-high-chair',
        'paris-skateboard',
        'paris-hand-truck',
        'paris-telescope',
        'paris-hammock',
      ],
    },
    { q: 'cargo bike near retiro park', first: ['madrid-cargo-bike'] },
  ],
  de: [
    { q: 'hochstuhl kreuzberg', first: ['berlin-high-chair'] },
    { q: 'fahrrad prater wien', first: ['vienna-cargo-bike', 'vienna-touring-bike'] },
    { q: 'kamera in der josefstadt', first: ['vienna-super-8-camera'] },
    { q: 'lautsprecher in berlin-neukölln', first: ['berlin-party-speaker'] },
  ],
  es: [
    { q: 'cámara en chamberí', first: ['madrid-mirrorless-camera'] },
    { q: 'maletas arganzuela', first: ['madrid-suitcases'] },
    { q: 'telescopio cerca de viena', first: ['vienna-telescope'] },
  ],
  fr: [
    { q: 'gaufrier paris 13e', first: ['paris-waffle-iron'] },
    { q: 'vélo à vienne', first: ['vienna-touring-bike', 'vienna-cargo-bike'] },
    { q: 'hamac montmartre', first: ['paris-hammock'] },
  ],
}
