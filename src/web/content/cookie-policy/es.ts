import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Cookies',
  description: `Qué guarda ${brand.name} en tu navegador: cookies para idioma, colores y acceso, y lo que necesitan tu cesta y tu sesión.`,
  lead: 'Solo guardamos lo que la página necesita para hacer lo que le pides. Por eso no hay ningún aviso.',
  updated: '2026-01-01',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language: el idioma que elegiste, durante un año.',
        'theme: claro u oscuro, si lo elegiste, durante un año.',
        'device: se guarda al iniciar sesión, para que puedas seguir entrando desde este navegador aunque otros prueben contraseñas equivocadas en tu cuenta. No nombra a nadie ni abre nada; durante un año desde la última vez que entraste.',
      ],
    },
    {
      title: 'Almacenamiento del navegador',
      list: [
        'sb-lendaround-auth-token: mantiene tu sesión hasta que la cierras.',
        'basket: lo que hay en tu cesta.',
        'tempReservationId y bookingData: lo que está reservado y lo que vas a pagar, hasta terminar.',
        'recentSearches: tus últimas búsquedas, hasta que las borras o cierras la sesión.',
        'tickets: tus reservas que necesitan un código, con sus páginas, para que se abran sin conexión; hasta que cierras la sesión.',
        'authRedirect: adónde querías ir antes de entrar.',
        'language: la misma elección que la cookie.',
        'testMode: un interruptor para pruebas, solo donde se permite.',
      ],
    },
    {
      title: 'Borrarlo',
      text: [
        'Puedes borrarlo todo cuando quieras en los ajustes del navegador. Se cerrará tu sesión y la cesta quedará vacía; las reservas no cambian.',
      ],
    },
  ],
} satisfies Content
