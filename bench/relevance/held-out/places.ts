import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const places: JudgedQueries = {
  en: [
    { q: 'waffle iron berlin lichtenberg', first: ['berlin-waffle-iron'] },
    { q: 'high chair Kreuzberg', first: ['berlin-high-chair'] },
    { q: 'vienna', first: items.VIENNA },
    { q: 'crepe maker Paris 17', first: ['paris-crepe-maker'] },
  ],
  de: [
    { q: 'Hochstuhl in Kreuzberg', first: ['berlin-high-chair'] },
    { q: 'Wuzler Währing', first: ['vienna-football-table'] },
    { q: 'Boot Rummelsburg', first: ['berlin-rowboat'] },
    { q: 'was gibt es in Wedding', first: ['berlin-apple-press', 'berlin-hammock'], also: items.BERLIN },
  ],
  es: [
    { q: 'telescopio chamberí', first: ['madrid-telescope'] },
    { q: 'trona La Latina', first: ['madrid-high-chair'] },
    { q: 'alquilar paella carabanchel', first: ['madrid-paella-set'] },
  ],
  fr: [
    { q: 'guitare Belleville', first: ['paris-electric-guitar'] },
    { q: 'baby-foot à Paris', first: ['paris-baby-foot'] },
    { q: 'diable Butte aux Cailles', first: ['paris-hand-truck'] },
    { q: 'luge vienne autriche', first: ['vienna-sled'] },
  ],
}
