import type { SeedItem } from '../seed-item.ts'

export const suitcases: SeedItem = {
  key: 'vienna-suitcases',
  city: 'vienna',
  owner: 'theresa',
  category: 'transport',
  title: { de: 'Zwei Hartschalenkoffer, groß und mittel', en: 'Two hard-shell suitcases, large and medium' },
  description: {
    de: 'Wir haben sie für Neuseeland gekauft und seither stehen sie auf dem Kasten und schauen auf uns herunter. Dunkelblau, einer mit 72 und einer mit 60 Zentimetern, vier Doppelrollen, die auch Ottakringer Kopfsteinpflaster überstehen, ausziehbarer Griff, Zahlenschloss. Zwei Packwürfel, eine Kofferwaage und ein Gurt in Orange liegen drinnen, damit du sie auf dem Band erkennst. Den großen habe ich einmal fallen lassen, an der Ecke sieht man es. Nach jeder Reise werden sie ausgesaugt und gelüftet. Du kannst beide nehmen oder nur einen. Landest du spät, genügt es am nächsten Tag in der Früh.',
    en: 'We bought them for New Zealand, and since then they have stood on the wardrobe looking down on us. Dark blue, one of 72 and one of 60 centimetres, four double wheels that survive even the cobbles of Ottakring, a pull-out handle and a number lock. Two packing cubes, a luggage scale and an orange strap are inside, so that you know them on the belt. I dropped the large one once, and the corner shows it. They are vacuumed and aired after every trip. Take both or only one. If you land late, the next morning is early enough.',
  },
  price: { day: 600, deposit: 5000 },
  units: 2,
  place: { neighbourhood: 'Ottakring', latitude: 48.2138, longitude: 16.3201 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 240,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Rollen von allein und riechen nach nichts. Die Waage hat uns die Übergepäckgebühr erspart.',
    },
    { rating: 5, text: 'Blitzsauber. Rückgabe am nächsten Vormittag war kein Problem.' },
    { rating: 4, text: 'Sehr gute Koffer, der große ist leer schon recht schwer.' },
  ],
}
