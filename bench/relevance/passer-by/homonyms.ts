import type { JudgedQueries } from '../judgement.ts'

export const homonyms: JudgedQueries = {
  en: [
    { q: 'mixer', first: ['vienna-kitchen-mixer', 'paris-stand-mixer'], never: ['berlin-party-speaker'] },
    {
      q: 'bats and balls',
      first: ['berlin-table-tennis'],
      also: ['madrid-tennis-rackets'],
      never: ['vienna-football-table', 'paris-baby-foot'],
    },
  ],
  de: [
    { q: 'Schläger', first: ['berlin-table-tennis', 'madrid-tennis-rackets'] },
    {
      q: 'Koffer',
      first: ['vienna-suitcases', 'madrid-suitcases'],
      never: ['berlin-hammer-drill', 'vienna-demolition-hammer'],
    },
  ],
  es: [
    { q: 'radial', first: ['madrid-angle-grinder'] },
    { q: 'gato hidráulico', first: [] },
  ],
  fr: [
    { q: 'diable', first: ['berlin-hand-truck', 'paris-hand-truck'], also: ['berlin-moving-boxes'] },
    { q: 'batteur', first: ['vienna-kitchen-mixer', 'paris-stand-mixer'] },
  ],
}
