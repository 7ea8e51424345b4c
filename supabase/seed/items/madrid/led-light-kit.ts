import type { SeedItem } from '../seed-item.ts'

export const ledLightKit: SeedItem = {
  key: 'madrid-led-light-kit',
  city: 'madrid',
  owner: 'lucia',
  category: 'photo-video',
  title: { es: 'Dos focos LED con trípodes y difusores', en: 'Two LED lights with stands and diffusers' },
  description: {
    es: 'Los uso para grabar entrevistas en asociaciones donde la única luz es un fluorescente triste. Dos paneles de 60 vatios con temperatura regulable de 2.700 a 6.500 grados, trípodes hasta 2,20 m, difusores, viseras y mando a distancia. Funcionan con enchufe o con baterías tipo cámara, de las que te dejo cuatro, unas dos horas a tope. Todo va en un trolley que rueda bien por los adoquines de Lavapiés, probado. Uno de los difusores tiene una esquina recosida. Si es para una entrevista, te dibujo un esquema de dónde ponerlos: uno de lado, otro rebotado en la pared, y listo.',
    en: 'I use them to film interviews in community centres where the only light is a sad fluorescent tube. Two 60 watt panels, adjustable from 2,700 to 6,500 kelvin, stands up to 2.20 m, diffusers, barn doors and a remote. They run from the mains or from camera batteries; I give you four, about two hours at full power. Everything rides in a trolley that copes with the cobbles of Lavapiés, tested. One diffuser has a restitched corner. For an interview I’ll sketch where to put them: one from the side, one bounced off the wall, done.',
  },
  price: { day: 2200, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Lavapiés', latitude: 40.4089, longitude: -3.7012 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 6,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'El esquema de Lucía mejoró nuestras entrevistas más que los propios focos.' },
    { rating: 5, text: 'Ligeros, silenciosos y con baterías de sobra.' },
    {
      rating: 4,
      text: 'Muy buen kit. A máxima potencia las baterías se quedan en hora y media.',
      reply: 'Gracias, eran dos ya viejas. Las he cambiado.',
    },
  ],
}
