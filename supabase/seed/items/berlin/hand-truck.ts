import type { SeedItem } from '../seed-item.ts'

export const handTruck: SeedItem = {
  key: 'berlin-hand-truck',
  city: 'berlin',
  owner: 'stefan',
  category: 'transport',
  title: { de: 'Treppensackkarre bis 150 Kilo', en: 'Stair-climbing hand truck for 150 kilos' },
  description: {
    de: 'In meinem Haus gibt es 96 Stufen und keinen Aufzug, da lernt man, was eine Treppenkarre wert ist. Drei Räder auf jeder Seite rollen von Stufe zu Stufe, der Rahmen ist aus Stahlrohr, die Griffe aus Gummi, die Schaufel trägt eine Waschmaschine oder vier Bananenkartons. 150 Kilo sind erlaubt, mehr habe ich nie probiert und du bitte auch nicht. Zwei Spanngurte, eine Decke und Kantenschoner liegen bei. Nach oben zieht einer und schiebt einer, nach unten geht der Schwerere voran. Reifen sind Vollgummi, also nie platt. Zum Abholen passt fast jede Uhrzeit, ich bin meistens zu Hause.',
    en: 'My building has 96 steps and no lift, so you learn what a stair truck is worth. Three wheels on each side roll from step to step; the frame is steel tube, the grips are rubber and the plate carries a washing machine or four banana boxes. 150 kilos are allowed, I never tried more and please don’t you either. Two ratchet straps, a blanket and edge guards come with it. Going up, one pulls and one pushes; going down, the heavier one walks ahead. Solid tyres, so they are never flat. Collect it at nearly any hour, I’m mostly at home.',
  },
  attributes: { load: 150 },
  price: { day: 1000, hour: 250, deposit: 5000 },
  units: 1,
  place: { neighbourhood: 'Schöneberg', latitude: 52.4872, longitude: 13.3541 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 96,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Waschmaschine in den vierten Stock, zu zweit und ohne Streit.' },
    { rating: 5, text: 'Stefan zeigt auf der Hoftreppe, wie es geht. Danach ist es ganz einfach.' },
    {
      rating: 4,
      text: 'Rollt prima. Auf sehr schmalen Altbaustufen muss man zielen.',
      reply: 'Stimmt, unter 22 Zentimeter Stufentiefe wird es knapp. Steht jetzt in der Anzeige.',
    },
  ],
}
