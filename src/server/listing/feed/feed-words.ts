import type { Locale } from '#server/mail/locale.ts'

interface FeedWords {
  calendar: string
  rented(title: string, name: string): string
  requested(title: string, name: string): string
  blocked(title: string): string
  booking(number: number): string
  somebody: string
}

/** What a lender's calendar program shows, in the lender's language. */
export const FEED_WORDS: Record<Locale, FeedWords> = {
  en: {
    calendar: 'Rentals',
    rented: (title, name) => `${title}: ${name}`,
    requested: (title, name) => `Request: ${title}, ${name}`,
    blocked: (title) => `Blocked: ${title}`,
    booking: (number) => `Booking ${number}`,
    somebody: 'somebody',
  },
  de: {
    calendar: 'Vermietungen',
    rented: (title, name) => `${title}: ${name}`,
    requested: (title, name) => `Anfrage: ${title}, ${name}`,
    blocked: (title) => `Gesperrt: ${title}`,
    booking: (number) => `Buchung ${number}`,
    somebody: 'jemand',
  },
  es: {
    calendar: 'Alquileres',
    rented: (title, name) => `${title}: ${name}`,
    requested: (title, name) => `Solicitud: ${title}, ${name}`,
    blocked: (title) => `Bloqueado: ${title}`,
    booking: (number) => `Reserva ${number}`,
    somebody: 'alguien',
  },
  fr: {
    calendar: 'Locations',
    rented: (title, name) => `${title} : ${name}`,
    requested: (title, name) => `Demande : ${title}, ${name}`,
    blocked: (title) => `Bloqué : ${title}`,
    booking: (number) => `Réservation ${number}`,
    somebody: 'quelqu’un',
  },
}
