import type { SeedItem } from '../seed-item.ts'

export const hammerDrill: SeedItem = {
  key: 'madrid-hammer-drill',
  city: 'madrid',
  owner: 'paco',
  category: 'power-tools',
  title: { es: 'Taladro percutor SDS con maletín de brocas', en: 'SDS hammer drill with a case of bits' },
  description: {
    es: 'Cuarenta años de albañil y este es el taladro que me queda, porque los demás los repartí entre mis yernos. Percutor SDS-Plus de 850 vatios, con empuñadura lateral y tope de profundidad. En el maletín hay brocas SDS del 5 al 14, un cincel plano y una caja de tacos que voy rellenando. Para hormigón de pilar, despacio y sin apretar, que la máquina sabe sola. Si me mandas una foto de la pared te digo qué broca usar. Estoy en casa casi todas las tardes y no hay que subir escaleras.',
    en: 'Forty years a bricklayer and this is the drill I have left, because I shared the others among my sons-in-law. An 850 watt SDS hammer drill with side handle and depth stop. The case has SDS bits from 5 to 14 mm, a flat chisel and a box of wall plugs that I keep topped up. In structural concrete go slowly and don’t push, the machine knows its job. Send me a photo of the wall and I’ll tell you which bit to use. I’m in most afternoons, and there are no stairs to climb.',
  },
  attributes: { 'power-source': 'mains', power: 850 },
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
