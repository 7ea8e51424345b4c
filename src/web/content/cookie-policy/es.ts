import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Cookies',
  description: `Qué guarda ${brand.name} en tu navegador: cookies para idioma, colores y acceso, y lo que necesitan tu cesta y tu sesión.`,
  lead: 'Solo guardamos lo necesario para que la página haga lo que le pides. Por eso no verás ningún aviso de cookies.',
  updated: '2026-11-28',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language: el idioma que has elegido. Un año.',
        'theme: claro u oscuro, si has elegido uno. Un año.',
        'device: reconoce este navegador para que puedas entrar aunque alguien pruebe contraseñas erróneas en tu cuenta. No dice quién eres ni permite entrar a nadie. También muestra a nuestro equipo que varias cuentas usan un mismo dispositivo. Un año desde la última vez que entraste.',
      ],
    },
    {
      title: 'Almacenamiento del navegador',
      list: [
        'sb-lendaround-auth-token: mantiene tu sesión abierta hasta que la cierras.',
        'user: tu nombre, tu correo y tus funciones, para que las páginas se abran antes. Hasta que cierres sesión.',
        'basket: lo que llevas en la cesta.',
        'tempReservationId y bookingData: las fechas que te guardamos y la reserva que estás pagando, hasta que termines.',
        'recentSearches: tus últimas búsquedas, hasta que las borres o cierres la sesión.',
        'viewed-person: solo en nuestro equipo, la persona cuya vista del sitio está abierta, hasta que termine o se cierre la pestaña.',
        'searchPlace: el último lugar en el que buscaste.',
        'originals: si quieres leer las descripciones en su idioma original.',
        'unsentMessages: los mensajes que has empezado a escribir, hasta que los envíes o cierres la sesión.',
        'outgoingMessages: los mensajes que esperan conexión, hasta que se envíen o cierres la sesión.',
        'wishDraft: una petición que has empezado a escribir, hasta que la publiques o cierres sesión.',
        'unsavedEdits: los cambios de un anuncio que aún no has guardado, hasta que los guardes, los descartes o cierres la sesión.',
        'lend: un anuncio que has empezado sin cuenta, con sus fotos, hasta que esté en tu cuenta o cierres la sesión.',
        'referral: de quién era el enlace que te trajo aquí, durante 30 días.',
        'passkeyAsked, installAsked: que ya te hemos ofrecido una vez una llave de acceso y la aplicación.',
        'tickets: las reservas cuyo código vas a necesitar y sus páginas, para que se abran sin conexión. Hasta que cierres la sesión.',
        'rentals: la lista de tus alquileres, por la misma razón. Hasta que cierres la sesión.',
        'authRedirect: la página a la que ibas antes de entrar.',
        'providerSignIn: la prueba de que empezaste a entrar con otro servicio en este navegador, hasta que vuelvas.',
        'pushAsked: que ya te hemos ofrecido avisos en este dispositivo.',
        'language: lo mismo que la cookie.',
        'closedAnnouncements: los avisos que has cerrado.',
        'ownAnnouncements: los avisos para ti por haber entrado o por alquilar tus cosas, hasta que cierres sesión.',
        'stripHeight: la altura de la parte de la página de inicio con tus alquileres, hasta que cierres la sesión.',
        'testMode: un interruptor para pruebas, solo si el operador lo permite.',
      ],
    },
    {
      title: 'Borrarlo todo',
      text: [
        'Puedes borrarlo todo cuando quieras en los ajustes del navegador. Se cerrará tu sesión y se vaciará la cesta. Tus reservas seguirán ahí.',
      ],
    },
  ],
})
