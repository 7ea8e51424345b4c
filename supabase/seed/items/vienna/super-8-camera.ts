import type { SeedItem } from '../seed-item.ts'

export const super8Camera: SeedItem = {
  key: 'vienna-super-8-camera',
  city: 'vienna',
  owner: 'hannah',
  category: 'photo-video',
  title: {
    de: 'Super-8-Kamera, gewartet, mit Filmkassette',
    en: 'Super 8 camera, serviced, with a film cartridge',
  },
  description: {
    de: 'Eine Canon 814 von 1971, die ich zum Schneiden von Musikvideos gekauft habe und selbst viel zu selten benutze. Belichtungsmesser und Motor wurden im Frühjahr überholt, die Dichtungen sind neu. Eine Kassette Farbnegativ mit zweieinhalb Minuten ist im Preis dabei, weitere habe ich im Kühlschrank und verkaufe sie zum Einkaufspreis. Entwickeln und abtasten lässt man am besten in Berlin, die Adresse gebe ich dir. Ich zeige dir in einer Viertelstunde, wie man einlegt, misst und scharfstellt. Die sechs Batterien sind voll, die Ledertasche ist älter als ich und riecht auch so.',
    en: 'A Canon 814 from 1971 that I bought for music videos and use far too rarely. Light meter and motor were overhauled in spring and the seals are new. One cartridge of colour negative, two and a half minutes, is included; I keep more in the fridge and sell them at cost. It’s best developed and scanned in Berlin, I’ll give you the address. In a quarter of an hour I show you how to load, meter and focus. The six batteries are full. The leather case is older than I am and smells like it.',
  },
  price: { day: 3200, deposit: 25000 },
  units: 1,
  place: { neighbourhood: 'Josefstadt', latitude: 48.2105, longitude: 16.3466 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 12,
    maxHours: 240,
    bufferMinutes: 120,
    cancellation: 'strict',
  },
  reviews: [
    {
      rating: 5,
      text: 'Unser Hochzeitsfilm sieht aus, als wären wir 1974 getraut worden. Hannah hat uns wunderbar eingeführt.',
    },
    {
      rating: 5,
      text: 'Kamera läuft wie ein Uhrwerk, Belichtung auf den Punkt. Zwei Kassetten extra waren eine gute Idee.',
    },
    { rating: 4, text: 'Großer Spaß, man muss nur wissen, dass Film und Entwicklung noch dazukommen.' },
  ],
}
