import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const paymentLapsed: Template<'payment-lapsed'> = {
  en: ({ rental, url }) => ({
    subject: 'A booking had to be cancelled',
    lines: [
      `The payment could not be collected in time: ${rentalText(rental, 'en')}.`,
      'The booking is cancelled. No money has changed hands.',
    ],
    action: { label: 'Open my dashboard', url },
    note: 'We are sorry. The dates are free again.',
  }),
  de: ({ rental, url }) => ({
    subject: 'Eine Buchung musste storniert werden',
    lines: [
      `Die Zahlung konnte nicht rechtzeitig eingezogen werden: ${rentalText(rental, 'de')}.`,
      'Die Buchung ist storniert. Es ist kein Geld geflossen.',
    ],
    action: { label: 'Meine Übersicht öffnen', url },
    note: 'Das tut uns leid. Die Termine sind wieder frei.',
  }),
  es: ({ rental, url }) => ({
    subject: 'Hubo que cancelar una reserva',
    lines: [
      `El pago no se pudo cobrar a tiempo: ${rentalText(rental, 'es')}.`,
      'La reserva queda cancelada. No se ha movido ningún dinero.',
    ],
    action: { label: 'Abrir mi panel', url },
    note: 'Lo sentimos. Las fechas vuelven a estar libres.',
  }),
  fr: ({ rental, url }) => ({
    subject: 'Une réservation a dû être annulée',
    lines: [
      `Le paiement n’a pas pu être encaissé à temps : ${rentalText(rental, 'fr')}.`,
      'La réservation est annulée. Aucun argent n’a été échangé.',
    ],
    action: { label: 'Ouvrir mon tableau de bord', url },
    note: 'Nous en sommes désolés. Les dates sont de nouveau libres.',
  }),
}
