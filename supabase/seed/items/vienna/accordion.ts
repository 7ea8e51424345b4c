import type { SeedItem } from '../seed-item.ts'

export const accordion: SeedItem = {
  key: 'vienna-accordion',
  city: 'vienna',
  owner: 'dragan',
  category: 'music',
  title: { de: 'Knopfakkordeon mit Koffer und Riemen', en: 'Button accordion with case and straps' },
  description: {
    de: 'Ein Hohner mit 80 Bässen aus den Siebzigern, auf dem ich auf hundert Hochzeiten gespielt habe. Gestimmt heuer im März, der Balg ist dicht, ein Knopf im Diskant ist ersetzt und ein bisschen weißer als die anderen. 9 Kilo, die Riemen sind gepolstert und verstellbar. Ideal, wenn du ausprobieren willst, ob das Instrument etwas für dich ist, oder wenn deines in der Reparatur steht. Bitte immer mit geschlossenem Balg abstellen und nicht neben die Heizung. Bei der Übergabe spiele ich dir eines vor, das gehört dazu. Noten für Anfänger liegen im Koffer.',
    en: 'A Hohner with 80 basses from the seventies that I played at a hundred weddings. Tuned this March, the bellows are tight, one treble button is a replacement and a little whiter than the rest. 9 kilos, with padded adjustable straps. Right if you want to find out whether the instrument is for you, or while yours is being repaired. Always put it down with the bellows closed and not beside a radiator. At handover I play you one, that is part of it. There is music for beginners in the case.',
  },
  price: { day: 1400, deposit: 20000 },
  units: 1,
  place: { neighbourhood: 'Meidling', latitude: 48.1747, longitude: 16.3335 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  emoji: '1fa97',
  accents: ['1f3b5', '1f3bc'],
  reviews: [
    { rating: 5, text: 'Zwei Wochen probiert, jetzt nehme ich Stunden. Schuld ist Herr Petrović.' },
    {
      rating: 5,
      text: 'Wunderbarer Klang, gut gestimmt. Das Vorspielen bei der Übergabe war das Highlight.',
    },
    { rating: 4, text: 'Schönes altes Instrument, nach einer Stunde spürt man die neun Kilo.' },
  ],
}
