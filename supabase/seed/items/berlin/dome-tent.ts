import type { SeedItem } from '../seed-item.ts'

export const domeTent: SeedItem = {
  key: 'berlin-dome-tent',
  city: 'berlin',
  owner: 'frieda',
  category: 'camping',
  title: { de: 'Kuppelzelt für vier, mit Unterlage', en: 'Dome tent for four, with groundsheet' },
  description: {
    de: 'Hat zwei Sommer Mecklenburg, einmal Fusion und einen Gewittersturm auf Usedom hinter sich und ist dicht geblieben. Schlafkabine 2,30 mal 2,20 m, und unter dem hochgeschlagenen Eingang ist Platz für die Stiefel und ein sehr langes Frühstück. Aufbau zu zweit in zehn Minuten, die Stangen haben farbige Enden. Im Packsack sind Zelt, Plane, 24 Heringe, Abspannleinen und ein kleiner Hammer. Eine Stange ist mit Hülse repariert, hält seit zwei Jahren. Nach Regen bitte trocken zurückgeben, sonst schimmelt es mir weg; wenn das nicht klappt, sag Bescheid, dann hänge ich es hier auf dem Dachboden auf.',
    en: 'It has seen two Mecklenburg summers, one festival and a thunderstorm on Usedom, and stayed dry inside. The bedroom is 2.30 by 2.20 m and under the rolled-up door there is room for boots and a very long breakfast. Two people put it up in ten minutes; the poles have coloured ends. In the bag: tent, groundsheet, 24 pegs, guy lines and a small mallet. One pole has a repair sleeve, which has held for two years. Please return it dry or it goes mouldy. If the weather won’t let you, tell me and I’ll hang it up in our attic.',
  },
  price: { day: 1500, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Friedrichshain', latitude: 52.5107, longitude: 13.4594 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 24,
    maxHours: 504,
    bufferMinutes: 720,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Vier Nächte an der Müritz, zwei davon mit Regen. Alles trocken geblieben, auch die Ecken.',
    },
    {
      rating: 5,
      text: 'Schnell aufgebaut, die farbigen Stangen sind narrensicher. Frieda hat uns noch ihren liebsten Platz am See verraten.',
    },
    {
      rating: 4,
      text: 'Gutes Zelt mit viel Platz. Zu viert mit Gepäck wird es in der Kabine gemütlich, zu dritt ideal.',
    },
  ],
}
