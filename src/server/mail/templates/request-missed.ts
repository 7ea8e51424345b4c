import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const requestMissed: Template<'request-missed'> = {
  en: ({ rental, url }) => ({
    subject: 'A request has lapsed',
    lines: [
      `You did not answer in time: ${rentalText(rental, 'en')}.`,
      'The request is cancelled, and your dates are free again.',
    ],
    action: { label: 'Open my dashboard', url },
    note: 'To let people book at once, switch on instant booking for the item.',
  }),
  de: ({ rental, url }) => ({
    subject: 'Eine Anfrage ist verfallen',
    lines: [
      `Du hast nicht rechtzeitig geantwortet: ${rentalText(rental, 'de')}.`,
      'Die Anfrage ist storniert, und deine Termine sind wieder frei.',
    ],
    action: { label: 'Meine Übersicht öffnen', url },
    note: 'Wenn andere sofort buchen sollen, schalte für den Artikel die Sofortbuchung ein.',
  }),
  es: ({ rental, url }) => ({
    subject: 'Una solicitud ha caducado',
    lines: [
      `No respondiste a tiempo: ${rentalText(rental, 'es')}.`,
      'La solicitud queda cancelada y tus fechas vuelven a estar libres.',
    ],
    action: { label: 'Abrir mi panel', url },
    note: 'Para que se pueda reservar al momento, activa la reserva inmediata del objeto.',
  }),
  fr: ({ rental, url }) => ({
    subject: 'Une demande a expiré',
    lines: [
      `Vous n’avez pas répondu à temps : ${rentalText(rental, 'fr')}.`,
      'La demande est annulée et vos dates sont de nouveau libres.',
    ],
    action: { label: 'Ouvrir mon tableau de bord', url },
    note: 'Pour que l’on réserve aussitôt, activez la réservation immédiate de l’objet.',
  }),
}
