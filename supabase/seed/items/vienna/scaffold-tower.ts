import type { SeedItem } from '../seed-item.ts'

export const scaffoldTower: SeedItem = {
  key: 'vienna-scaffold-tower',
  city: 'vienna',
  owner: 'theresa',
  category: 'ladders-building',
  title: { de: 'Rollgerüst aus Alu, Arbeitshöhe 6 m', en: 'Aluminium scaffold tower, working height 6 m' },
  description: {
    de: 'Wer eine Fassade streicht oder eine Dachrinne tauscht, steht hier besser als auf jeder Leiter. Plattform 1,80 mal 0,75 m in bis zu 4 m Höhe, Geländer ringsum, Ausleger gegen Kippen und vier bremsbare Rollen. Das Gerüst steckt man ohne Werkzeug zusammen, zu zweit in einer halben Stunde, der Plan ist an der Seite aufgeklebt. Jährlich geprüft, Prüfbuch liegt bei. Größtes Einzelteil ist 2,10 m lang, Gesamtgewicht 118 kg. Bei Wind über 45 km/h bitte herunter und abbauen. Im Lieferpreis ist das Abladen bis zum Gartentor enthalten.',
    en: 'If you paint a front or change a gutter you stand better here than on any ladder. The platform is 1.80 by 0.75 m at up to 4 m, with guard rails all round, outriggers against tipping and four braked castors. It fits together without tools, half an hour for two people, and the plan is glued to its side. Inspected every year, the log book is included. The longest piece is 2.10 m, total weight 118 kg. In wind above 45 km/h come down and take it apart. Delivery includes unloading at your garden gate.',
  },
  attributes: { 'platform-height': 4 },
  price: { day: 4900, deposit: 25000 },
  units: 2,
  place: { neighbourhood: 'Ottakring', latitude: 48.2141, longitude: 16.3195 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 24,
    maxHours: 720,
    bufferMinutes: 240,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Dachrinne und Fensterläden in einer Woche. Steht ruhig, Plan ist verständlich.' },
    {
      rating: 4,
      text: 'Sehr solide. Eine Rolle quietschte, sonst nichts auszusetzen.',
      reply: 'Ist geschmiert. Danke für den Hinweis.',
    },
    { rating: 5, text: 'Mit Prüfbuch, wie es sein soll. Lieferung inklusive Hilfe beim ersten Element.' },
  ],
}
