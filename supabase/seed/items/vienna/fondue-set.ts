import type { SeedItem } from '../seed-item.ts'

export const fondueSet: SeedItem = {
  key: 'vienna-fondue-set',
  city: 'vienna',
  owner: 'katharina',
  category: 'kitchen',
  title: { de: 'Fondue-Set für acht, Käse und Fleisch', en: 'Fondue set for eight, cheese and meat' },
  description: {
    de: 'Silvester bei uns: zwei Töpfe, acht Gabeln mit farbigen Enden und jedes Jahr dieselbe Diskussion, wem die gelbe gehört. Ein Keramikcaquelon für Käse und ein Edelstahltopf mit Spritzschutz für Suppe oder Öl, dazu zwei Rechauds mit Pastenbrennern, acht Teller mit Fächern und sechs Saucenschälchen. Brennpaste für einen Abend ist dabei. Das Caquelon hat außen einen feinen Sprung in der Glasur, der seit Jahren nicht weitergeht. Bitte nicht leer erhitzen und nicht heiß ins kalte Wasser stellen. Alles außer den Rechauds darf in den Geschirrspüler.',
    en: 'New Year’s Eve at our place: two pots, eight forks with coloured ends and every year the same argument about who had the yellow one. A ceramic pot for cheese and a steel one with splash guard for broth or oil, two burners, eight divided plates and six sauce bowls. Fuel paste for one evening is included. The ceramic pot has a fine crack in its glaze that has not moved for years. Please don’t heat it empty or put it hot into cold water. Everything but the burners may go into the dishwasher.',
  },
  price: { day: 1100, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Währing', latitude: 48.2287, longitude: 16.3344 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  emoji: '1fad5',
  accents: ['1f9c0', '1f956'],
  reviews: [
    {
      rating: 5,
      text: 'Gemütlicher Abend zu siebt, alles dabei bis zur Brennpaste. Die gelbe Gabel hatte ich.',
    },
    { rating: 5, text: 'Sauber, komplett, schön. Wir haben das Suppenfondue entdeckt.' },
    { rating: 4, text: 'Feines Set. Ein Brenner regelt etwas grob, man gewöhnt sich daran.' },
  ],
}
