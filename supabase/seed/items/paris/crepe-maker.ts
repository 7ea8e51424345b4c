import { ALL_WEEK } from '../handover-hours.ts'
import type { SeedItem } from '../seed-item.ts'

export const crepeMaker: SeedItem = {
  key: 'paris-crepe-maker',
  city: 'paris',
  owner: 'elise',
  category: 'kitchen',
  title: { fr: 'Crêpière professionnelle 40 cm', en: 'Professional crêpe griddle, 40 cm' },
  description: {
    fr: 'Ma grand-mère tenait une crêperie à Morlaix et j’ai hérité de sa deuxième plaque. Fonte de 40 cm, 3 000 watts, culottée depuis longtemps : ça ne colle pas, à condition de ne jamais la laver à l’eau. Un chiffon huilé suffit. Râteau, spatule longue, tampon à graisser et une louche à la bonne mesure sont dans la mallette, avec la recette des galettes, celle qui repose une nuit. Comptez un quart d’heure de chauffe. Pour une fête, prévoyez une personne à la plaque et une à la garniture, et ne la branchez pas sur la même multiprise que le four.',
    en: 'My grandmother ran a crêperie in Morlaix and I inherited her second griddle. Cast iron, 40 cm, 3,000 watts, seasoned long ago: nothing sticks as long as you never wash it with water. An oiled cloth is enough. The case has the rake, a long spatula, a greasing pad, a ladle of the right size and the recipe for buckwheat galettes, the one that rests overnight. Allow a quarter of an hour to heat up. For a party have one person at the griddle and one at the fillings, and don’t plug it in together with the oven.',
  },
  price: { day: 1500, hour: 350, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Batignolles', latitude: 48.8881, longitude: 2.3152 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 4,
    maxHours: 96,
    bufferMinutes: 120,
    weeklyHours: ALL_WEEK,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Chandeleur à l’école, 120 crêpes, aucune ratée après la troisième.' },
    { rating: 5, text: 'La recette qui repose une nuit, c’est le secret. Merci à la grand-mère.' },
    { rating: 5, text: 'Plaque superbe, chauffe très régulière. Remise au kiosque, parfait.' },
    { rating: 4, text: 'Matériel de pro, il faut juste prendre le coup de main avec le râteau.' },
  ],
}
