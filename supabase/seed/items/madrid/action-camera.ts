import type { SeedItem } from '../seed-item.ts'

export const actionCamera: SeedItem = {
  key: 'madrid-action-camera',
  city: 'madrid',
  owner: 'diego',
  category: 'photo-video',
  title: { es: 'Cámara de acción con soportes y carcasa', en: 'Action camera with mounts and housing' },
  description: {
    es: 'Graba en 4K estabilizado y sobrevive a mis caídas, que ya es decir. Con ella van arnés de pecho, soporte de manillar, ventosa, palo flotante, carcasa estanca hasta 40 metros, tres baterías y dos tarjetas de 128 GB. Antes de dártela la formateo y le pongo el perfil que necesites: bici, nieve o agua. La lente protectora es nueva. Truco: apágale el wifi y la batería dura hora y media. Para bucear, cierra la carcasa en seco y revisa que no haya un pelo en la junta. Si quieres, te enseño a volcar los vídeos al móvil, tardamos menos que en explicarlo.',
    en: 'It records stabilised 4K and survives my falls, which says a lot. It comes with a chest harness, handlebar mount, suction cup, floating grip, a housing for 40 metres, three batteries and two 128 GB cards. Before I hand it over I format it and set the profile you need: bike, snow or water. The protective lens is new. A trick: switch the wifi off and a battery lasts an hour and a half. For diving close the housing while dry and check there is no hair on the seal. I can show you how to get the videos onto your phone, it’s quicker done than explained.',
  },
  price: { day: 1800, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Chamberí', latitude: 40.4336, longitude: -3.7038 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 4,
    minHours: 12,
    maxHours: 336,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  emoji: '1f4f9',
  accents: ['1f30a', '1f50b'],
  reviews: [
    {
      rating: 5,
      text: 'La llevamos a bucear a Cabo de Palos, ni una gota dentro. El palo flotante es clave.',
    },
    { rating: 5, text: 'Tres baterías, dos tarjetas, todo cargado. No eché nada en falta.' },
    { rating: 4, text: 'Vídeo buenísimo. El arnés de pecho aprieta un poco, pero sujeta.' },
  ],
}
