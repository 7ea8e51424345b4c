import type { SeedItem } from '../seed-item.ts'

export const hammerDrill: SeedItem = {
  key: 'madrid-hammer-drill',
  city: 'madrid',
  owner: 'paco',
  category: 'power-tools',
  title: { es: 'Taladro percutor con maletín de brocas', en: 'Hammer drill with a case of bits' },
  description: {
    es: 'Cuarenta años de albañil y este es el taladro que me queda, porque los demás los repartí entre mis yernos. Percutor de 850 vatios, portabrocas de 13, con empuñadura lateral y tope de profundidad. En el maletín hay brocas de pared del 5 al 12, de madera, de metal, un cincel plano y una caja de tacos que voy rellenando. Para hormigón de pilar, despacio y sin apretar, que la máquina sabe sola. Si me mandas una foto de la pared te digo qué broca usar. Estoy en casa casi todas las tardes, en un bajo, no hay que subir nada.',
    en: 'Forty years a bricklayer and this is the drill I have left, because I shared the others among my sons-in-law. An 850 watt hammer drill with a 13 mm chuck, side handle and depth stop. The case has masonry bits from 5 to 12, wood bits, metal bits, a flat chisel and a box of wall plugs that I keep topped up. In structural concrete go slowly and don’t push, the machine knows its job. Send me a photo of the wall and I’ll tell you which bit to use. I’m in most afternoons, on the ground floor, nothing to carry upstairs.',
  },
  price: { day: 1000, hour: 200, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Carabanchel', latitude: 40.3842, longitude: -3.7351 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 240,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Colgué la tele y cuatro estanterías. Paco me eligió la broca con una foto y acertó.',
    },
    { rating: 5, text: 'Taladro potente y bien cuidado, con tacos incluidos. Trato de diez.' },
    { rating: 4, text: 'Funciona perfecto, pesa lo suyo. Carabanchel me pilla lejos, pero mereció la pena.' },
    {
      rating: 5,
      language: 'en',
      text: 'I’d never drilled a wall before. Paco drew me a little diagram. It’s still up.',
    },
  ],
}
