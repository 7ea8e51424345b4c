import type { SeedItem } from '../seed-item.ts'

export const trekkingBackpack: SeedItem = {
  key: 'vienna-trekking-backpack',
  city: 'vienna',
  owner: 'lukas',
  category: 'camping',
  title: {
    de: 'Trekkingrucksäcke 65 Liter, Rücken verstellbar',
    en: 'Trekking backpacks, 65 litres, adjustable',
  },
  description: {
    de: 'Zwei Rucksäcke vom selben Modell, einer in Grün, einer in Rot, für die Hüttentour oder den Interrail-Sommer. Das Tragesystem lässt sich von 1,60 bis 1,95 m einstellen, ich mache das gleich bei der Übergabe mit dir, richtig eingestellt sind 15 Kilo kein Thema. Regenhülle, ein Satz Packsäcke und Wanderstöcke in 110 bis 130 cm sind dabei. Beim grünen ist ein Außennetz geflickt. Schuhe und Schlafsack musst du selbst haben. Bitte vor der Rückgabe ausschütteln, in meinem letzten war noch Sand aus Kroatien. Abholung im Grätzl oder am Karmelitermarkt.',
    en: 'Two backpacks of the same model, one green and one red, for a hut tour or a summer by rail. The harness adjusts from 1.60 to 1.95 m and I set it for you at handover; well adjusted, 15 kilos are no trouble. A rain cover, a set of stuff sacks and hiking poles from 110 to 130 cm are included. The green one has a mended mesh pocket. Boots and sleeping bag are yours to bring. Please shake it out before you return it, the last one still had sand from Croatia in it. Pick-up nearby or at the hub in Karmelitermarkt.',
  },
  price: { day: 800, deposit: 5000 },
  units: 2,
  place: { neighbourhood: 'Leopoldstadt', latitude: 48.2168, longitude: 16.3849 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 180,
    cancellation: 'flexible',
  },
  emoji: '1f392',
  accents: ['1f97e', '26f0-fe0f'],
  reviews: [
    {
      rating: 5,
      text: 'Sechs Tage am Karnischen Höhenweg, keine Druckstelle. Das Einstellen vorher macht den Unterschied.',
    },
    { rating: 5, text: 'Regenhülle hat einen Gewitterguss gut überstanden. Packsäcke sehr praktisch.' },
    { rating: 4, text: 'Guter Rucksack, etwas schwerer als die ganz modernen. Dafür sitzt er bequem.' },
  ],
}
