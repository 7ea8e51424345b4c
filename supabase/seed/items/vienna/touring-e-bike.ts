import type { SeedItem } from '../seed-item.ts'

export const touringEBike: SeedItem = {
  key: 'vienna-touring-e-bike',
  city: 'vienna',
  owner: 'lukas',
  category: 'bikes',
  title: { de: 'E-Trekkingrad, Tiefeinsteiger, 500 Wh', en: 'Step-through e-bike, 500 Wh' },
  description: {
    de: 'Gehört eigentlich meiner Mutter, die damit nach der Knieoperation wieder ins Fahren gekommen ist und jetzt lieber ohne Motor unterwegs ist. Mittelmotor von Bosch, 500 Wattstunden, bei mittlerer Unterstützung sind 90 km bis Krems drin. Nabenschaltung mit acht Gängen, Licht vom Akku, zwei Satteltaschen mit je 20 Litern. Rahmen für Personen von 1,55 bis 1,80 m. Das Rad wird vor jeder Übergabe geputzt und geölt. Ladegerät, Faltschloss und ein Helm in 54 bis 58 cm sind dabei. Der Akku lässt sich abnehmen, bitte nachts nicht am Rad lassen.',
    en: 'It belongs to my mother, who got back into cycling on it after her knee operation and now prefers to ride without a motor. Bosch mid-drive, 500 watt-hours; at medium support you’ll make the 90 km to Krems. Eight-speed hub gear, lights from the battery, two 20 litre panniers. The frame fits people from 1.55 to 1.80 m. I clean and oil it before every handover. Charger, folding lock and a helmet (54 to 58 cm) are included. The battery comes off, please don’t leave it on the bike at night.',
  },
  price: { day: 2900, hour: 500, deposit: 25000 },
  units: 1,
  place: { neighbourhood: 'Leopoldstadt', latitude: 48.2175, longitude: 16.3862 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 3,
    maxHours: 240,
    bufferMinutes: 180,
    cancellation: 'moderate',
  },
  emoji: '1f6b2',
  accents: ['26a1', '1f5fa-fe0f'],
  reviews: [
    { rating: 5, text: 'Donauradweg bis Tulln und zurück, Akku noch halb voll. Sehr angenehmes Rad.' },
    { rating: 5, text: 'Geputzt, geölt, Helm passt. Lukas denkt an alles.' },
    {
      rating: 4,
      text: 'Tolle Tour nach Krems. Heim mit der Bahn, weil mein Sitzfleisch schwächer war als der Akku.',
    },
    {
      rating: 5,
      language: 'en',
      text: 'Perfect for my visiting mum. She overtook me on the Prater Hauptallee.',
    },
  ],
}
