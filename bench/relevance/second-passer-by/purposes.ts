import type { JudgedQueries } from '../judgement.ts'

export const purposes: JudgedQueries = {
  en: [
    {
      q: 'bolt a shelf to a brick wall',
      first: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill'],
    },
    {
      q: 'help my mum get her sofa down three flights',
      first: ['berlin-hand-truck', 'paris-hand-truck'],
      also: ['berlin-moving-boxes'],
    },
    {
      q: 'make pancakes for the school fair',
      first: ['vienna-crepe-plate', 'paris-crepe-maker'],
      also: ['berlin-waffle-iron', 'paris-waffle-iron'],
    },
    {
      q: 'change a light bulb in a high ceiling',
      first: [
        'berlin-telescopic-ladder',
        'vienna-stepladder',
        'paris-platform-stepladder',
        'madrid-stepladder',
        'vienna-scaffold-tower',
      ],
    },
  ],
  de: [
    {
      q: 'Wohnzimmer ausmalen',
      first: [
        'berlin-telescopic-ladder',
        'vienna-stepladder',
        'paris-platform-stepladder',
        'madrid-stepladder',
        'vienna-scaffold-tower',
      ],
    },
    { q: 'Sternschnuppen schauen', first: ['vienna-telescope', 'paris-telescope', 'madrid-telescope'] },
    { q: 'Balkon bepflanzen', first: ['paris-balcony-garden-set'] },
    {
      q: 'mit dem Kind auf Besuch nach Wien',
      first: ['vienna-stroller'],
      also: ['berlin-high-chair', 'paris-high-chair', 'madrid-high-chair'],
    },
  ],
  es: [
    {
      q: 'hacer vídeos para youtube',
      first: ['berlin-mirrorless-camera', 'paris-reflex-kit', 'madrid-mirrorless-camera'],
      also: ['vienna-super-8-camera', 'paris-super-8'],
    },
    {
      q: 'romper el suelo del baño',
      first: ['vienna-demolition-hammer'],
      also: ['berlin-hammer-drill', 'paris-rotary-hammer', 'madrid-hammer-drill', 'madrid-angle-grinder'],
    },
    {
      q: 'jugar con los amigos en casa',
      first: ['vienna-football-table', 'paris-baby-foot'],
      also: ['berlin-table-tennis'],
    },
    {
      q: 'llevar a los niños al cole en bici',
      first: ['berlin-cargo-bike', 'vienna-cargo-bike', 'madrid-cargo-bike'],
    },
  ],
  fr: [
    { q: 'apprendre la guitare', first: ['paris-electric-guitar', 'vienna-left-handed-guitar'] },
    { q: 'camper au bord du lac', first: ['berlin-dome-tent'], also: ['berlin-rowboat'] },
    { q: 'faire un discours de mariage', first: ['berlin-party-speaker'] },
    {
      q: 'repas de famille dans le jardin',
      first: ['madrid-folding-tables', 'madrid-paella-set'],
      also: ['berlin-waffle-iron', 'paris-waffle-iron', 'vienna-crepe-plate', 'paris-crepe-maker'],
    },
  ],
}
