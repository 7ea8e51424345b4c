import type { SeedItem } from '../seed-item.ts'

export const rollerSkates: SeedItem = {
  key: 'paris-roller-skates',
  city: 'paris',
  owner: 'ines',
  category: 'sport-winter',
  title: { fr: 'Patins quads, pointures 37, 39 et 42', en: 'Quad skates, sizes 37, 39 and 42' },
  description: {
    fr: 'Trois paires pour longer le canal un dimanche, quand les quais sont fermés aux voitures. Roues souples qui pardonnent les pavés, roulements changés au printemps, freins avant neufs. Protections poignets, coudes et genoux comprises, casque réglable aussi. Écris-moi ta pointure : elles taillent juste, prends une taille au-dessus si tu hésites. La paire en 39 est lilas, les deux autres noires. Première fois ? Je te montre comment freiner et comment tomber sur le square d’en bas, c’est gratuit et ça évite des pleurs. À ne pas sortir sous la pluie, les roulements n’aiment pas.',
    en: 'Three pairs for rolling along the canal on a Sunday, when the quays are closed to cars. Soft wheels that forgive cobbles, bearings replaced in spring, new toe stops. Wrist, elbow and knee pads included, an adjustable helmet too. Tell me your size: they run small, so go one up if in doubt. The 39s are lilac, the other two black. First time? I show you how to brake and how to fall in the square downstairs; it’s free and saves tears. Don’t take them out in the rain, the bearings hate it.',
  },
  price: { day: 900, hour: 250, deposit: 5000 },
  units: 3,
  place: { neighbourhood: 'Canal Saint-Martin', latitude: 48.8722, longitude: 2.3641 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 120,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  emoji: '1f6fc',
  accents: ['1f31e', '1f3b6'],
  reviews: [
    { rating: 5, text: 'La leçon pour tomber a servi tout de suite. Super après-midi sur le canal.' },
    { rating: 5, text: 'Patins confortables, protections propres. Les lilas sont magnifiques.' },
    { rating: 4, text: 'Taille petit, c’est bien précisé. Très bonnes roues sur les pavés.' },
  ],
}
