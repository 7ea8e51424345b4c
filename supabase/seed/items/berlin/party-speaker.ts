import { OUTSIDE_OFFICE_HOURS } from '../handover-hours.ts'
import type { SeedItem } from '../seed-item.ts'

export const partySpeaker: SeedItem = {
  key: 'berlin-party-speaker',
  city: 'berlin',
  owner: 'jonas',
  category: 'music',
  title: { de: 'Aktivboxen mit Stativen und Mikrofon', en: 'Active speakers with stands and a microphone' },
  description: {
    de: 'Zwei 12-Zoll-Aktivboxen, zusammen reichlich laut für 80 Leute in einem Raum oder einen mittleren Hof, bevor die Nachbarn kommen. Stative, Kabel, Adapter von Klinke auf XLR, Bluetooth an beiden Boxen und ein kabelgebundenes Mikrofon mit Schalter, falls jemand eine Rede hält. Ich habe sie für die Werkstattfeste gekauft. Die linke Box hat eine Macke am Gehäuse, klingt aber gleich. Jede wiegt 14 Kilo. Bitte nicht über die rote Lampe drehen, die geht nicht aus Spaß an. Ab 22 Uhr leiser, sonst bekommst du Besuch, das gilt auch für Boxen von mir.',
    en: 'Two 12 inch active speakers, together plenty for 80 people in a room or a medium courtyard until the neighbours come. Stands, cables, adapters from jack to XLR, Bluetooth on both, and a wired microphone with a switch in case somebody gives a speech. I bought them for our workshop parties. The left one has a dent in its case but sounds the same. Each weighs 14 kilos. Please don’t push them past the red light, it is not there for decoration. Turn it down at ten or you’ll have visitors, my speakers are no exception.',
  },
  price: { day: 3900, deposit: 20000 },
  priceRules: { weekendPriceCents: 4900 },
  units: 1,
  place: { neighbourhood: 'Neukölln', latitude: 52.4862, longitude: 13.4322 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: false,
    noticeHours: 12,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 120,
    weeklyHours: OUTSIDE_OFFICE_HOURS,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Hochzeit im Garten, 70 Gäste, noch Luft nach oben. Mikro für die Reden war sehr willkommen.',
    },
    {
      rating: 4,
      text: 'Guter Klang, viele Adapter. Bluetooth hat einmal ausgesetzt, mit Kabel lief alles durch.',
    },
    { rating: 5, text: 'Jonas hat gleich zwei Sackkarren danebengestellt. Unkompliziert und sehr nett.' },
    {
      rating: 2,
      text: 'Leider war bei uns eine Box den halben Abend stumm. Am Ende lag es an einem defekten Kabel.',
      reply:
        'Das tut mir leid. Ich habe das Kabel ausgetauscht, ein zweites liegt jetzt immer dabei, und die Hälfte habe ich dir erstattet.',
    },
  ],
}
