import type { Locale } from '../locale.ts'
import { dateText, type MailedRental, rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

const lines = (rentals: MailedRental[], locale: Locale, answer: (date: string) => string) =>
  rentals.map((rental) => {
    const text = rentalText(rental, locale)
    return rental.answerBy ? `${text} (${answer(dateText(rental.answerBy, rental.timeZone, locale))})` : text
  })

export const itemsBooked: Template<'items-booked'> = {
  en: ({ renter, rentals, url }) => ({
    subject: `${renter} would like to rent from you`,
    lines: [
      `${renter} has paid for the following:`,
      ...lines(rentals, 'en', (date) => `please answer by ${date}`),
    ],
    action: { label: 'Open my dashboard', url },
    note: 'A request that is not answered in time lapses, and the renter gets the money back.',
  }),
  de: ({ renter, rentals, url }) => ({
    subject: `${renter} möchte etwas von dir leihen`,
    lines: [
      `${renter} hat Folgendes bezahlt:`,
      ...lines(rentals, 'de', (date) => `bitte antworte bis ${date}`),
    ],
    action: { label: 'Meine Übersicht öffnen', url },
    note: 'Eine Anfrage ohne rechtzeitige Antwort verfällt, und das Geld geht zurück.',
  }),
  es: ({ renter, rentals, url }) => ({
    subject: `${renter} quiere alquilarte algo`,
    lines: [
      `${renter} ha pagado lo siguiente:`,
      ...lines(rentals, 'es', (date) => `responde antes del ${date}`),
    ],
    action: { label: 'Abrir mi panel', url },
    note: 'Una solicitud sin respuesta a tiempo caduca y se devuelve el dinero.',
  }),
  fr: ({ renter, rentals, url }) => ({
    subject: `${renter} souhaite vous louer quelque chose`,
    lines: [`${renter} a payé ce qui suit :`, ...lines(rentals, 'fr', (date) => `répondez avant le ${date}`)],
    action: { label: 'Ouvrir mon tableau de bord', url },
    note: 'Une demande restée sans réponse expire, et l’argent est rendu.',
  }),
}
