import type { SeedItem } from '../seed-item.ts'

export const camperVan: SeedItem = {
  key: 'madrid-camper-van',
  city: 'madrid',
  owner: 'javier',
  category: 'transport',
  title: { es: 'Furgoneta camperizada, 3 plazas, cama de 1,35', en: 'Camper van, 3 seats, 1.35 m bed' },
  description: {
    es: 'Larga de caja y corta de exigencias. Cama de 1,35 por 1,90, cocina de un fuego, nevera pequeña, ducha exterior, toldo y dos sillas. Calefacción estática revisada en otoño y etiqueta C, así que entra en el centro. Pide carné B con dos años y 25 de edad. Trescientos kilómetros al día incluidos, a partir de ahí 15 céntimos. Seguro a todo riesgo con franquicia de 500 euros, por eso la fianza. Tiene un faro empañado por dentro, pasa la ITV sin problema. Entrego con depósito lleno y agua cargada, y te enseño todo en veinte minutos junto al Retiro. Mascotas, sí, con manta.',
    en: 'Long in the body and short on demands. A bed of 1.35 by 1.90 m, one-burner kitchen, small fridge, outdoor shower, awning and two chairs. The diesel heater was serviced in autumn, and its emissions sticker lets you into the centre. You need a car licence held for two years and to be 25. Three hundred kilometres a day are included, then 15 cents each. Fully insured with an excess of 500 euros, hence the deposit. One headlight is misted inside, it passes inspection all the same. I hand over with full tank and water and show you everything in twenty minutes by the Retiro. Pets yes, on a blanket.',
  },
  price: { day: 7900, deposit: 50000 },
  units: 1,
  place: { neighbourhood: 'Ibiza', latitude: 40.4185, longitude: -3.6748 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 48,
    minHours: 24,
    maxHours: 504,
    bufferMinutes: 360,
    cancellation: 'strict',
  },
  reviews: [
    { rating: 5, text: 'Una semana por Picos con lluvia y calefacción. Volvemos en verano.' },
    { rating: 5, text: 'Explicada al detalle, limpia y con agua. El perro también la recomienda.' },
    { rating: 4, text: 'Muy cómoda para dos. En autopista gasta algo más de lo que pensaba.' },
  ],
}
