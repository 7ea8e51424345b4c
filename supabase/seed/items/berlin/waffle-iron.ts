import type { SeedItem } from '../seed-item.ts'

export const waffleIron: SeedItem = {
  key: 'berlin-waffle-iron',
  city: 'berlin',
  owner: 'bao',
  category: 'kitchen',
  title: { de: 'Doppelwaffeleisen aus dem Vereinsheim', en: 'Double waffle iron from the sports club' },
  description: {
    de: 'Gastronomie-Waffeleisen mit zwei Platten, 2.200 Watt, macht alle drei Minuten zwei eckige Waffeln. Wir haben damit beim Tischtennisturnier 140 Stück verkauft. Gusseisen, gut eingebrannt, man braucht nur ganz wenig Fett. Dabei sind Pinsel, Teigkelle, zwei Roste zum Auskühlen und das Rezept meiner Frau für 30 Waffeln. Bitte nicht in die Spülmaschine und nicht mit Spülmittel schrubben: warm auswischen, fertig. Braucht eine eigene Steckdose, sonst fliegt die Sicherung, besonders zusammen mit der Kaffeemaschine. Schürze hängt dran, die darf bekleckert zurückkommen.',
    en: 'A catering waffle iron with two plates, 2,200 watts, that makes two square waffles every three minutes. We sold 140 at our table tennis tournament. It is cast iron, well seasoned, and needs very little fat. Included are a brush, a ladle, two cooling racks and my wife’s recipe for 30 waffles. Please no dishwasher and no scrubbing with soap: wipe it out while warm, that’s all. It needs a socket of its own or the fuse goes, especially with a coffee machine. An apron comes with it and may return with batter on it.',
  },
  price: { day: 1000, deposit: 4000 },
  units: 2,
  place: { neighbourhood: 'Lichtenberg', latitude: 52.5136, longitude: 13.4978 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 4,
    maxHours: 120,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Schulfest, 90 Waffeln, kein einziges Mal festgeklebt. Das Rezept behalten wir.' },
    { rating: 5, text: 'Richtig schweres, gutes Gerät. Bao hat vorgewarnt wegen der Sicherung, zum Glück.' },
    { rating: 5, language: 'en', text: 'Best office breakfast we ever had. Easy to clean, as promised.' },
  ],
}
