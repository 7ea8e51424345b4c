import type { SeedItem } from '../seed-item.ts'

export const stepladder: SeedItem = {
  key: 'madrid-stepladder',
  city: 'madrid',
  owner: 'elena',
  category: 'ladders-building',
  title: { es: 'Escalera de tijera de aluminio, cinco peldaños', en: 'Aluminium stepladder, five treads' },
  description: {
    es: 'Con dos mellizos, en casa siempre hay algo que ha acabado encima de un armario. Cinco peldaños anchos con goma, plataforma a un metro y un arco alto para agarrarse mientras cambias la bombilla. Aguanta 150 kilos y pesa seis, así que la sube cualquiera a un cuarto sin ascensor. Plegada mide un palmo de grueso y cabe entre la nevera y la pared. Dejo colgado un gancho para el cubo y una bandeja para los tornillos, que luego se pierden. Ponla siempre en suelo llano y ábrela hasta que oigas el clic. Las gotas de pintura son de nuestro salón, color albero.',
    en: 'With twins in the house there is always something that has ended up on top of a wardrobe. Five wide treads with rubber, a platform at one metre and a high bar to hold on to while you change the bulb. It holds 150 kilos and weighs six, so anybody gets it up to a fourth floor without a lift. Folded it is a hand’s width thick and fits between fridge and wall. I leave a hook for the bucket on it and a tray for screws, which otherwise get lost. Always stand it on level ground and open it until you hear the click. The drops of paint are from our living room, the colour of a bullring.',
  },
  attributes: { 'platform-height': 1 },
  price: { day: 700, hour: 150, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'La Latina', latitude: 40.4103, longitude: -3.7108 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 30,
    cancellation: 'flexible',
  },
  reviews: [
    { rating: 5, text: 'Pinté el pasillo entero y no se movió ni un milímetro.' },
    { rating: 5, text: 'Ligera y estable. La bandeja para los tornillos es un detalle.' },
    { rating: 4, text: 'Muy cómoda. Para techos de más de tres metros se queda corta.' },
  ],
}
