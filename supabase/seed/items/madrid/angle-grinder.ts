import type { SeedItem } from '../seed-item.ts'

export const angleGrinder: SeedItem = {
  key: 'madrid-angle-grinder',
  city: 'madrid',
  owner: 'paco',
  category: 'power-tools',
  title: { es: 'Radial de 125 mm con arranque suave', en: 'Angle grinder, 125 mm, with soft start' },
  description: {
    es: 'Para cortar un azulejo, quitar el óxido de una reja o rebajar ese tornillo que sobresale. Radial de 900 vatios con arranque suave y protector regulable sin llave. Doy cuatro discos: hierro, piedra, diamante para gres y uno de láminas para lijar; los que gastes te los cobro a lo que me cuestan a mí. Gafas, guantes y mascarilla van en la bolsa y no son de adorno. Si es tu primera radial, te la enseño cinco minutos en el patio, que da más respeto del que merece. Cable de cuatro metros, recién cambiado. No la presto para cortar candados, que ya me lo han pedido.',
    en: 'For cutting a tile, taking rust off a railing or trimming that screw that sticks out. A 900 watt grinder with soft start and a guard you adjust without a key. I give you four discs: steel, stone, diamond for porcelain and a flap disc for sanding; the ones you wear out cost you what they cost me. Goggles, gloves and mask are in the bag and are not for show. If it’s your first grinder I show you for five minutes in the yard. Four metre cable, just replaced. I don’t lend it for cutting padlocks, people have asked.',
  },
  attributes: { 'power-source': 'mains', power: 900 },
  price: { day: 900, hour: 200, deposit: 5000 },
  units: 1,
  place: { neighbourhood: 'Carabanchel', latitude: 40.3838, longitude: -3.7345 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 2,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Reja de la terraza lijada en una mañana. Los cinco minutos de explicación valen oro.',
    },
    { rating: 4, text: 'Muy bien. Gasté dos discos de hierro, me los cobró a precio de coste.' },
    { rating: 5, text: 'Todo en la bolsa, hasta la mascarilla. Así da gusto.' },
  ],
}
