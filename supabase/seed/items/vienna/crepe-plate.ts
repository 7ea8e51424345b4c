import type { SeedItem } from '../seed-item.ts'

export const crepePlate: SeedItem = {
  key: 'vienna-crepe-plate',
  city: 'vienna',
  owner: 'katharina',
  category: 'kitchen',
  title: { de: 'Palatschinkenplatte, 40 cm, mit Teigrechen', en: 'Crêpe plate, 40 cm, with batter spreader' },
  description: {
    de: 'Für Schulfeste, Geburtstage und den Tag, an dem alle Kinder gleichzeitig Hunger haben. Gussplatte mit 40 cm, Gehäuse aus Edelstahl, stufenlos regelbar, nach sieben Minuten heiß. Mit dem Holzrechen zieht man den Teig in einer Drehung dünn aus, die erste Palatschinke geht daneben, das gehört dazu. Dabei sind Rechen, Wender, Schöpfer und ein Glas Marillenmarmelade vom Nachbarn. Die Platte ist eingebrannt: nur mit Öl und Tuch putzen, nie mit Spülmittel. 230 Volt, 2200 Watt, also bitte nicht an einer Steckdose mit dem Wasserkocher. Reicht für sechzig Stück in der Stunde.',
    en: 'For school fairs, birthdays and the day when all children are hungry at once. A 40 cm cast iron plate in a steel case, continuously adjustable, hot after seven minutes. The wooden spreader draws the batter thin in one turn; the first pancake goes wrong, that is part of it. A spreader, turner, ladle and a jar of our neighbour’s apricot jam come with it. The plate is seasoned: clean it with oil and a cloth only, never with detergent. 230 volts, 2200 watts, so please not on one socket with the kettle. It makes sixty an hour.',
  },
  price: { day: 1200, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Währing', latitude: 48.228, longitude: 16.3349 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Hundertzwanzig Palatschinken beim Grätzelfest. Das Marmeladeglas war als Erstes leer.',
    },
    { rating: 5, text: 'Heizt schnell, klebt nicht. Nach der dritten hat man den Dreh heraus.' },
    { rating: 4, text: 'Tolle Platte. Ein zweiter Rechen wäre fein, die Kinder haben gestritten.' },
  ],
}
