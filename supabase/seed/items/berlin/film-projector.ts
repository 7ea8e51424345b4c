import type { SeedItem } from '../seed-item.ts'

export const filmProjector: SeedItem = {
  key: 'berlin-film-projector',
  city: 'berlin',
  owner: 'aylin',
  category: 'photo-video',
  title: { de: 'Beamer mit Leinwand für den Hofabend', en: 'Projector and screen for courtyard nights' },
  description: {
    de: 'Full-HD-Beamer mit 3.000 Lumen und eine Stativleinwand, 2,20 m breit. Damit machen wir jeden Sommer Kino im Hof, sobald es gegen zehn dunkel genug wird. HDMI-Kabel in 2 und 10 m, ein USB-Stecker zum Streamen und ein kleiner Lautsprecher sind in der Tasche, für mehr als zwanzig Leute brauchst du einen größeren. Die Lampe hat etwa 900 von 4.000 Stunden hinter sich. Nach dem Film den Lüfter zu Ende laufen lassen, erst dann den Stecker ziehen. Die Leinwand bitte bei Wind mit zwei Wasserkanistern beschweren, ich leihe sie dir gleich mit.',
    en: 'Full HD projector with 3,000 lumens and a tripod screen 2.20 m wide. We use it every summer for cinema in the courtyard as soon as it is dark enough, around ten. The bag has HDMI cables of 2 and 10 m, a streaming stick and a small speaker; for more than twenty people you’ll need a bigger one. The lamp has run about 900 of its 4,000 hours. After the film let the fan finish before you pull the plug. In wind weigh the screen down with two water cans, I’ll lend you those as well.',
  },
  price: { day: 2800, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Kreuzberg', latitude: 52.4928, longitude: 13.4149 },
  delivery: ['pickup', 'delivery', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 60,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Kino mit 18 Nachbarn im Hof, Bild hell und scharf. Die Wasserkanister waren bei der Böe Gold wert.',
    },
    {
      rating: 4,
      text: 'Bild klasse, der Lautsprecher ist für draußen wirklich knapp. Stand aber so in der Anzeige.',
    },
    { rating: 5, text: 'Alles beschriftet und in einer Tasche. Nach zehn Minuten lief der Film.' },
    {
      rating: 5,
      language: 'en',
      text: 'Used it for a talk at our house project. Worked with my laptop straight away.',
    },
  ],
}
