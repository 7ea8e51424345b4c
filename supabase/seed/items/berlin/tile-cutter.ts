import type { SeedItem } from '../seed-item.ts'

export const tileCutter: SeedItem = {
  key: 'berlin-tile-cutter',
  city: 'berlin',
  owner: 'bao',
  category: 'ladders-building',
  title: { de: 'Fliesenschneider 120 cm mit Werkzeugkiste', en: 'Tile cutter, 120 cm, with hand tools' },
  description: {
    de: 'Ich bin Fliesenleger und habe mir den Großen gekauft, der hier ist der Vorgänger und schneidet immer noch sauber. Fliesen bis 120 cm, Feinsteinzeug bis 12 mm. Das Rädchen ist neu, ein Ersatzrad liegt drin. In der Kiste sind außerdem: Lochzange, Zahnkelle 8 mm, Gummihammer, ein Sack Fliesenkreuze und das Fugbrett. Wenn du mir ein Foto vom Bad schickst, sage ich dir, wie du am besten anfängst, das kostet nichts. Runde Ausschnitte für Rohre gehen damit nicht, dafür habe ich einen Diamantbohrer, einfach mit anfragen. Bitte den Mörtel abwaschen, bevor er hart wird.',
    en: 'I lay tiles for a living and bought a bigger one; this is the one before it and it still cuts cleanly. Tiles up to 120 cm, porcelain up to 12 mm thick. The wheel is new and there is a spare. The box also has nippers, an 8 mm notched trowel, a rubber mallet, a bag of tile spacers and a grout float. Send me a photo of your bathroom and I’ll tell you where to start, no charge. It can’t cut round holes for pipes, but I have a diamond bit for that, just ask. Please wash the mortar off before it sets.',
  },
  price: { day: 1900, deposit: 10000 },
  units: 1,
  place: { neighbourhood: 'Lichtenberg', latitude: 52.5142, longitude: 13.4985 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 240,
    bufferMinutes: 60,
    cancellation: 'moderate',
  },
  emoji: '1f9f1',
  accents: ['1f4d0', '1f528'],
  reviews: [
    {
      rating: 5,
      text: 'Bao hat sich per Foto unser Bad angeschaut und einen Verlegeplan skizziert. So einen Service bekommt man im Baumarkt nicht.',
    },
    { rating: 5, text: 'Schneidet 60er Feinsteinzeug in einem Zug. Kein Ausschuss bei 9 Quadratmetern.' },
    { rating: 4, text: 'Alles da, alles sauber. Ist groß und schwer, unbedingt mit Auto abholen.' },
  ],
}
