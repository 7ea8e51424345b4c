import type { SeedItem } from '../seed-item.ts'

export const mirrorBall: SeedItem = {
  key: 'berlin-mirror-ball',
  city: 'berlin',
  owner: 'frieda',
  category: 'party',
  title: {
    de: 'Discokugel 40 cm mit Motor und zwei Strahlern',
    en: 'Disco ball, 40 cm, with motor and two spots',
  },
  description: {
    de: 'Unser WG-Wohnzimmer hat einen Haken in der Decke, und das ist der Grund. Kugel mit 40 cm Durchmesser, leiser Motor mit einer Umdrehung pro Minute, zwei LED-Strahler mit Klemmen, die man ans Regal schrauben kann. Eine Handvoll Spiegelchen fehlt, das sieht man nur, wenn sie steht, und sie steht ja nie. Zum Aufhängen brauchst du einen Haken, der fünf Kilo hält, oder unser Lichtstativ, das gebe ich ohne Aufpreis mit. Kommt in einer alten Umzugskiste mit Decke, bitte genauso wieder einpacken. Die Kugel vorsichtig tragen, nicht rollen, auch wenn man es möchte.',
    en: 'The living room of our shared flat has a hook in the ceiling, and this is why. The ball is 40 cm across, with a quiet motor that turns once a minute and two LED spots on clamps you can fix to a shelf. A handful of mirrors are missing; you only see that when it stands still, and it never does. You need a hook that holds five kilos, or take our light stand, which I add at no charge. It comes in an old moving box with a blanket, please pack it the same way. Carry it, don’t roll it, tempting as it is.',
  },
  price: { day: 1300, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Friedrichshain', latitude: 52.5112, longitude: 13.4587 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Vierzigster Geburtstag gerettet. Das Stativ ist super, wir hatten keinen Haken.' },
    { rating: 5, text: 'Leise, schön, stimmungsvoll. Die fehlenden Spiegelchen hat niemand bemerkt.' },
    {
      rating: 4,
      text: 'Macht gute Laune. Die Klemme eines Strahlers hält an dicken Brettern nicht so richtig.',
    },
  ],
}
