import type { JudgedQueries } from '../judgement.ts'

export const absent: JudgedQueries = {
  en: [
    { q: 'pressure washer', first: [] },
    { q: 'sewing machine', first: [] },
    { q: 'wedding dress', first: [] },
    { q: 'inflatable kayak', first: [], also: ['berlin-rowboat'] },
  ],
  de: [
    { q: 'Bierzapfanlage', first: [] },
    { q: 'Rasenmäher', first: [] },
    {
      q: 'Fonduetopf',
      first: [],
      also: ['berlin-waffle-iron', 'paris-waffle-iron', 'vienna-crepe-plate', 'paris-crepe-maker'],
    },
    { q: 'Langlaufski', first: [], also: ['vienna-sled'] },
  ],
  es: [
    { q: 'cortacésped', first: [] },
    { q: 'generador eléctrico', first: [] },
    { q: 'disfraz de payaso', first: [] },
    {
      q: 'máquina de palomitas',
      first: [],
      also: ['berlin-waffle-iron', 'paris-waffle-iron', 'vienna-crepe-plate', 'paris-crepe-maker'],
    },
  ],
  fr: [
    {
      q: 'appareil à raclette',
      first: [],
      also: ['berlin-waffle-iron', 'paris-waffle-iron', 'vienna-crepe-plate', 'paris-crepe-maker'],
    },
    { q: 'shampouineuse pour moquette', first: [] },
    { q: 'costume trois pièces', first: [] },
    { q: 'bétonnière', first: [] },
  ],
}
