import { ALL_WEEK } from '../handover-hours.ts'
import type { SeedItem } from '../seed-item.ts'

export const touringBike: SeedItem = {
  key: 'vienna-touring-bike',
  city: 'vienna',
  owner: 'lukas',
  category: 'bikes',
  title: {
    de: 'Tourenrad mit Schutzblechen und Satteltaschen',
    en: 'Touring bike with mudguards and panniers',
  },
  description: {
    de: 'Gehört eigentlich meiner Mutter, die damit nach der Knieoperation wieder ins Fahren gekommen ist und jetzt lieber mein Rennrad quält. Stahlrahmen in Dunkelgrün, Ledersattel, Schutzbleche, Nabenschaltung mit drei Gängen: mehr braucht man bis Krems nicht. Zwei Satteltaschen mit je 20 Litern hängst du bei Bedarf ein. Für Personen von 1,60 bis 1,82 m. Das Rad wird vor jeder Übergabe geputzt und geölt, die Reifen sind aufgepumpt. Faltschloss, Stecklichter und ein Helm in 54 bis 58 cm sind dabei. Der Ledersattel mag keinen Regen, der Überzug steckt darunter.',
    en: 'It belongs to my mother, who got back into cycling on it after her knee operation and now prefers to torture my racing bike. A dark green steel frame, leather saddle, mudguards and a three-speed hub: you need no more than that as far as Krems. Two 20 litre panniers clip on when you want them. For people from 1.60 to 1.82 m. I clean and oil it before every handover and pump up the tyres. A folding lock, clip-on lights and a helmet (54 to 58 cm) are included. The leather saddle dislikes rain, its cover is tucked underneath.',
  },
  attributes: { 'bike-type': 'touring' },
  price: { day: 1700, hour: 350, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Leopoldstadt', latitude: 48.2175, longitude: 16.3862 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 3,
    maxHours: 240,
    bufferMinutes: 180,
    weeklyHours: ALL_WEEK,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Donauradweg bis Tulln und zurück, kein einziges Klappern. Sehr angenehmes Rad.' },
    { rating: 5, text: 'Geputzt, geölt, Helm passt. Lukas denkt an alles.' },
    {
      rating: 4,
      text: 'Tolle Tour nach Krems. Heim mit der Bahn, weil mein Sitzfleisch schwächer war als der Ledersattel.',
    },
    {
      rating: 5,
      language: 'en',
      text: 'Perfect for my visiting mum. She overtook me on the Prater Hauptallee.',
    },
  ],
}
