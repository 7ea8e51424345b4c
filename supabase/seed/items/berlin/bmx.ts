import type { SeedItem } from '../seed-item.ts'

export const bmx: SeedItem = {
  key: 'berlin-bmx',
  city: 'berlin',
  owner: 'bao',
  category: 'bikes',
  title: { de: 'BMX, 20 Zoll, für Park und Straße', en: 'BMX, 20 inch, for park and street' },
  description: {
    de: 'Mein Neffe ist auf Tischtennis umgestiegen, das Rad ist geblieben. Rahmen aus Chromoly in Blau, 20-Zoll-Reifen mit viel Gummi, Rotor für den Lenker, Hinterradbremse frisch eingestellt. Es passt Leuten von 1,50 bis 1,85, weil man sowieso im Stehen fährt. Dabei sind Helm, Knieschoner in zwei Größen, eine Pumpe und ein Schlüssel für die Pegs. Licht hat es keins, also bitte vor Sonnenuntergang nach Hause oder die Stecklichter nehmen, die ich dazulege. Im Park am Gleisdreieck wirst du freundlich behandelt, wenn du wartest, bis du dran bist. Kratzer sind eingeplant, Achten nicht.',
    en: 'My nephew moved on to table tennis and the bike stayed. A blue chromoly frame, 20 inch tyres with a lot of rubber, a rotor for the handlebar and a freshly adjusted rear brake. It fits people from 1.50 to 1.85, since you ride standing up anyway. A helmet, knee pads in two sizes, a pump and a key for the pegs are included. It has no lights, so be home before sunset or take the clip-on ones I add. At the Gleisdreieck park they treat you well if you wait your turn. Scratches are expected, buckled wheels are not.',
  },
  attributes: { 'bike-type': 'bmx' },
  price: { day: 1500, hour: 350, deposit: 12000 },
  units: 1,
  place: { neighbourhood: 'Lichtenberg', latitude: 52.5128, longitude: 13.4986 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 3,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Mein Sohn hat am Gleisdreieck neue Freunde gefunden und will nie wieder Roller fahren.',
    },
    { rating: 5, text: 'Bremse zieht, Reifen hart, Knieschoner riechen frisch. Alles gut.' },
    { rating: 4, text: 'Macht riesig Spaß. Für lange Wege ist es natürlich nichts.' },
  ],
}
