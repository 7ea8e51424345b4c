import { ALL_WEEK } from '../handover-hours.ts'
import type { SeedItem } from '../seed-item.ts'

export const cargoBike: SeedItem = {
  key: 'berlin-cargo-bike',
  city: 'berlin',
  owner: 'aylin',
  category: 'bikes',
  title: { de: 'Lastenrad mit Kiste, ohne Motor', en: 'Cargo bike with box, no motor' },
  description: {
    de: 'Dreirädriges Lastenrad, die Kiste zwischen den Vorderrädern ist 80 mal 60 cm und hat eine Sitzbank mit Gurten für zwei kleine Kinder. Wir fahren damit in die Kita, zum Markt am Maybachufer und einmal im Jahr zum Sperrmüll. Acht Gänge, hydraulische Bremsen, frisch gewartet im April, Zuladung 100 kg plus Fahrerin. Am Anfang fühlt sich die Lenkung komisch an, nach zwei Runden um den Block hat man es. Schloss und Regenverdeck sind dabei. Sattel ohne Werkzeug verstellbar, passt von 1,58 bis 1,90 m. Es steht trocken und ist schnell geholt; wo, schreibe ich dir, wenn du gebucht hast.',
    en: 'A three-wheeled cargo bike. The box between the front wheels is 80 by 60 cm and has a bench with belts for two small children. We use it for nursery, the market on Maybachufer and once a year for the tip. Eight gears, hydraulic brakes, serviced in April, carries 100 kg plus rider. The steering feels odd at first; after two laps around the block you have it. A lock and a rain cover come with it. The saddle adjusts without tools and fits people from 1.58 to 1.90 m. It’s kept dry and quick to collect; I’ll write to you where once you have booked.',
  },
  attributes: { 'bike-type': 'cargo', payload: 100 },
  price: { day: 2200, hour: 400, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Kreuzberg', latitude: 52.4925, longitude: 13.4155 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 2,
    maxHours: 120,
    bufferMinutes: 60,
    weeklyHours: ALL_WEEK,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Waschmaschine damit transportiert. Ja, wirklich. Danke an Aylin für die Spanngurte.',
    },
    {
      rating: 5,
      text: 'Fährt sich nach fünf Minuten wie ein normales Rad. Die Kinder fanden das Verdeck großartig.',
    },
    {
      rating: 4,
      text: 'Super Rad, bergauf zum Kreuzberg merkt man, dass kein Motor dabei ist. Bremsen packen gut zu.',
    },
    {
      rating: 5,
      text: 'Code kam pünktlich, Rad stand aufgepumpt im Hof, Rückgabe ohne Termin. So muss das sein.',
    },
  ],
}
