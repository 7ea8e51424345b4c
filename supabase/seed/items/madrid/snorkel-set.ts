import type { SeedItem } from '../seed-item.ts'

export const snorkelSet: SeedItem = {
  key: 'madrid-snorkel-set',
  city: 'madrid',
  owner: 'javier',
  category: 'sport-winter',
  title: { es: 'Equipos de snorkel con aletas, dos tallas', en: 'Snorkelling sets with fins, two sizes' },
  description: {
    es: 'Dos equipos completos para el puente en la costa: máscara de silicona, tubo con válvula, aletas regulables y escarpines. Uno va de la 37 a la 40, el otro de la 41 a la 45. Llevan bolsa de red para que escurran y un bote de antivaho. Los desinfecto después de cada salida, boquilla incluida, y cambio las correas cuando empiezan a cuartearse. Con barba la máscara cierra peor, ponte un poco de vaselina en el bigote. No dejes las aletas al sol dentro del coche, se deforman. Para niños tengo una máscara pequeña, dímelo y la meto en la bolsa sin coste.',
    en: 'Two full sets for a long weekend on the coast: silicone mask, snorkel with valve, adjustable fins and neoprene socks. One fits shoe sizes 37 to 40, the other 41 to 45. They come in a mesh bag to drip dry, with a bottle of anti-fog. I disinfect them after every outing, mouthpiece included, and change straps as soon as they crack. With a beard the mask seals less well; try a little vaseline on the moustache. Don’t leave the fins in a sunny car, they warp. I have a small mask for children, tell me and I’ll add it free.',
  },
  price: { day: 700, deposit: 3000 },
  units: 2,
  place: { neighbourhood: 'Ibiza', latitude: 40.4188, longitude: -3.6758 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 24,
    maxHours: 504,
    bufferMinutes: 240,
    cancellation: 'flexible',
  },
  emoji: '1f93f',
  accents: ['1f420', '1f30a'],
  reviews: [
    { rating: 5, text: 'Calas de Mazarrón con agua cristalina. Lo de la vaselina funciona.' },
    { rating: 5, text: 'Todo desinfectado y en su bolsa, la máscara pequeña fue un detallazo.' },
    { rating: 4, text: 'Buen material. Las aletas grandes me quedaban un punto flojas con la 41.' },
  ],
}
