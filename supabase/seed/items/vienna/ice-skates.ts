import type { SeedItem } from '../seed-item.ts'

export const iceSkates: SeedItem = {
  key: 'vienna-ice-skates',
  city: 'vienna',
  owner: 'hannah',
  category: 'sport-winter',
  title: { de: 'Eislaufschuhe in 38, 40 und 43', en: 'Ice skates in sizes 38, 40 and 43' },
  description: {
    de: 'Drei Paar, die seit drei Wintern meine Karriere als schlechteste Eisläuferin der Josefstadt begleiten. Größe 38 und 40 sind Kunstlaufschuhe, 43 ist ein Hockeyschuh. Alle im Dezember geschliffen, Kufenschoner und dicke Socken inklusive. Bitte die Größe, die du brauchst, in die Nachricht schreiben. Vor dem Rathaus ist es schön und voll, am Heumarkt hat man mehr Platz. Nach dem Laufen die Kufen abtrocknen, sonst rosten sie, ein Tuch steckt in jeder Tasche. Wer möchte, bekommt von mir Tipps, wie man möglichst elegant hinfällt.',
    en: 'Three pairs that have kept company with my career as the worst skater of the Josefstadt. Sizes 38 and 40 are figure skates, 43 is a hockey skate. All were sharpened in December; blade guards and thick socks included. Tell me the size you need in your message. In front of the town hall it is pretty and crowded, at Heumarkt you have more room. Dry the blades after skating or they rust, there’s a cloth in each bag. If you like I’ll give you tips on falling over gracefully.',
  },
  price: { day: 600, hour: 150, deposit: 3000 },
  units: 3,
  place: { neighbourhood: 'Josefstadt', latitude: 48.2111, longitude: 16.3459 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 3,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  emoji: '26f8-fe0f',
  accents: ['2744-fe0f', '1f9e6'],
  reviews: [
    { rating: 5, text: 'Scharf geschliffen, warme Socken dabei. Am Heumarkt war tatsächlich mehr Platz.' },
    { rating: 4, text: 'Die 40er fallen klein aus, mit dünneren Socken ging es.' },
    { rating: 5, language: 'en', text: 'Fell over gracefully, as instructed. Great value.' },
  ],
}
