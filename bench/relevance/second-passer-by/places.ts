import type { JudgedQueries } from '../judgement.ts'

export const places: JudgedQueries = {
  en: [
    { q: 'drill near alexanderplatz', first: ['berlin-hammer-drill'] },
    { q: 'sled vienna 8th district', first: ['vienna-sled'] },
  ],
  de: [
    { q: 'Tischtennis Lichtenberg', first: ['berlin-table-tennis'] },
    { q: 'Beamer München', first: [] },
  ],
  es: [
    { q: 'guitarra en parís', first: ['paris-electric-guitar'] },
    { q: 'hamaca barrio del retiro', first: ['madrid-hammock'] },
  ],
  fr: [
    { q: 'appareil photo berlin', first: ['berlin-mirrorless-camera'] },
    { q: 'table pliante madrid', first: ['madrid-folding-tables'] },
  ],
}
