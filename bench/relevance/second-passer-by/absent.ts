import type { JudgedQueries } from '../judgement.ts'

export const absent: JudgedQueries = {
  en: [
    { q: 'bouncy castle', first: [], also: ['vienna-football-table', 'paris-baby-foot'] },
    { q: 'carpet cleaner for sunday', first: [] },
  ],
  de: [
    { q: 'Vertikutierer', first: [] },
    { q: 'Nähmaschine für Anfänger', first: [] },
  ],
  es: [
    { q: 'carretilla elevadora', first: [], also: ['berlin-hand-truck', 'paris-hand-truck'] },
    { q: 'máquina de coser', first: [] },
  ],
  fr: [
    { q: 'aspirateur de piscine', first: [] },
    { q: 'tronçonneuse', first: [], also: ['madrid-angle-grinder'] },
  ],
}
