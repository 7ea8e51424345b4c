import type { SeedItem } from '../seed-item.ts'

export const handTruck: SeedItem = {
  key: 'paris-hand-truck',
  city: 'paris',
  owner: 'gerard',
  category: 'transport',
  title: { fr: 'Diable d’escalier et chariot pliant', en: 'Stair-climbing trolley and folding cart' },
  description: {
    fr: 'Un cinquième sans ascenseur, un lave-linge et mon neveu : c’est ce jour-là que j’ai acheté le diable à six roues. Il monte les marches une par une, charge 150 kg, poignées caoutchouc. Le chariot pliant à quatre roues prend les cartons sur le plat, 120 kg, et se glisse derrière une porte. Sangles à cliquet, deux couvertures et une corde de douze mètres avec. Roues regonflées à chaque sortie. Pour descendre un piano, il vous faudra autre chose et surtout d’autres gens. Trottoir abaissé devant chez moi, on charge facilement une camionnette.',
    en: 'A fifth floor without a lift, a washing machine and my nephew: that was the day I bought the six-wheeled trolley. It climbs stairs one by one, carries 150 kg and has rubber grips. The folding four-wheel cart takes boxes on the flat, 120 kg, and slips behind a door. Ratchet straps, two blankets and twelve metres of rope come along. I pump up the tyres every time. To bring down a piano you need something else, and above all other people. The kerb outside is lowered, so a van is quickly loaded.',
  },
  attributes: { load: 150 },
  price: { day: 1200, hour: 300, deposit: 5000 },
  units: 1,
  place: { neighbourhood: 'Butte-aux-Cailles', latitude: 48.8263, longitude: 2.3518 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 3,
    maxHours: 120,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Frigo monté au quatrième à deux, sans drame. Les sangles sont excellentes.' },
    { rating: 5, text: 'Gérard explique l’angle à prendre dans l’escalier, il faut l’écouter.' },
    { rating: 4, text: 'Très utile. Le chariot pliant grince un peu, le diable est parfait.' },
  ],
}
