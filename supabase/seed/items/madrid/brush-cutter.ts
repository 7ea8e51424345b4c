import type { SeedItem } from '../seed-item.ts'

export const brushCutter: SeedItem = {
  key: 'madrid-brush-cutter',
  city: 'madrid',
  owner: 'javier',
  category: 'garden',
  title: { es: 'Desbrozadora de gasolina con arnés', en: 'Petrol brush cutter with harness' },
  description: {
    es: 'La uso en la parcela de mis padres, en Chinchón, tres veces al año; el resto del tiempo me quita sitio. Motor de 43 cc, arranca a la segunda en frío, con cabezal de hilo y disco de tres puntas para zarzas. Arnés doble, pantalla, protectores de oídos y polainas incluidos. La mezcla ya va hecha en una garrafa de dos litros, así que no hay que calcular nada. Engrasada y con bujía nueva de esta primavera. En verano, con riesgo alto de incendio, no la alquilo y no es negociable. Cabe en un coche normal desmontando la barra, se hace con una palomilla.',
    en: 'I use it on my parents’ plot in Chinchón three times a year; the rest of the time it’s in the way. A 43 cc engine that starts on the second pull when cold, with a line head and a three-pointed blade for brambles. Double harness, visor, ear protection and gaiters are included. The fuel comes ready mixed in a two litre can, nothing to calculate. Greased, with a new spark plug this spring. In summer when fire risk is high I don’t rent it out, and that’s not negotiable. It fits an ordinary car with the shaft taken apart, one wing nut.',
  },
  price: { day: 2400, deposit: 12000 },
  units: 1,
  place: { neighbourhood: 'Ibiza', latitude: 40.4183, longitude: -3.6752 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  emoji: '1f33e',
  accents: ['26fd', '1f9e4'],
  reviews: [
    { rating: 5, text: 'Mil metros de maleza en una mañana. La mezcla hecha se agradece muchísimo.' },
    { rating: 4, text: 'Buena máquina. El arnés tarda un poco en ajustarse si eres bajita.' },
    { rating: 5, text: 'Javier me la enseñó a arrancar y me dio los protectores. Todo correcto.' },
  ],
}
