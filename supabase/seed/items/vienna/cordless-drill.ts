import type { SeedItem } from '../seed-item.ts'

export const cordlessDrill: SeedItem = {
  key: 'vienna-cordless-drill',
  city: 'vienna',
  owner: 'florian',
  category: 'power-tools',
  title: {
    de: 'Akku-Bohrschrauber 18 V mit zwei Akkus',
    en: '18 V cordless drill driver with two batteries',
  },
  description: {
    de: 'Den hab ich doppelt, einer ist immer im Bus und der hier daheim. 18 Volt, 60 Nm, zwei Akkus mit 4 Ah und das Schnellladegerät, das in einer halben Stunde voll lädt. Dazu ein Bit-Satz mit allem, was in Österreich verschraubt wird, Holzbohrer von 3 bis 10, Metallbohrer bis 8 und ein Winkelvorsatz für enge Kästen. Für Ziegel geht er zur Not, für Beton nimmst du besser einen Bohrhammer. Das Futter läuft rund, am Griff pickt noch ein Firmenlogo. Schrauben verborge ich nicht, ein paar Dübel schenk ich dir aber. Abends nach sechs passt es mir am besten.',
    en: 'I have two of these: one is always in my van, this one stays at home. 18 volts, 60 Nm, two 4 Ah batteries and the fast charger that fills one in half an hour. With it: a set of bits for everything, wood drills from 3 to 10, metal drills up to 8 and an angle attachment for tight cupboards. It will do brick if it has to; for concrete get a hammer drill. The chuck runs true and there’s still a company logo on the grip. I don’t lend screws, but a few wall plugs are on me. After six in the evening suits me best.',
  },
  price: { day: 900, hour: 200, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Favoriten', latitude: 48.1755, longitude: 16.3802 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 240,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  emoji: '1fa9b',
  accents: ['1f50b', '1f529'],
  reviews: [
    { rating: 5, text: 'Drei PAX-Kästen ohne Nachladen. Der Winkelvorsatz war für die Scharniere genial.' },
    { rating: 5, text: 'Florian hat mir gleich die richtigen Dübel für Hohlziegel mitgegeben. Spitze.' },
    { rating: 4, text: 'Alles bestens, nur die Abholung unter Tags ist schwierig. Am Abend kein Problem.' },
    {
      rating: 5,
      language: 'en',
      text: 'Light, strong, both batteries full. Nice chat about Viennese wiring included.',
    },
  ],
}
