import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const requestDeclined: Template<'request-declined'> = {
  en: ({ rental, message, url }) => ({
    subject: 'Your request was declined',
    lines: [
      `The lender cannot rent it out this time: ${rentalText(rental, 'en')}.`,
      ...(message ? [`They write: “${message}”`] : []),
      'You pay nothing for it. The reserved amount is being released.',
    ],
    action: { label: 'Find something else', url },
    note: 'Depending on your bank it can take a few days until the reservation disappears.',
  }),
  de: ({ rental, message, url }) => ({
    subject: 'Deine Anfrage wurde abgelehnt',
    lines: [
      `Diesmal klappt es leider nicht: ${rentalText(rental, 'de')}.`,
      ...(message ? [`Die Nachricht dazu: „${message}“`] : []),
      'Du zahlst dafür nichts. Der reservierte Betrag wird freigegeben.',
    ],
    action: { label: 'Etwas anderes finden', url },
    note: 'Je nach Bank dauert es ein paar Tage, bis die Reservierung verschwindet.',
  }),
  es: ({ rental, message, url }) => ({
    subject: 'Han rechazado tu solicitud',
    lines: [
      `Esta vez no puede ser: ${rentalText(rental, 'es')}.`,
      ...(message ? [`Te escribe: «${message}»`] : []),
      'No pagas nada. El importe reservado se libera.',
    ],
    action: { label: 'Buscar otra cosa', url },
    note: 'Según tu banco, la reserva puede tardar unos días en desaparecer.',
  }),
  fr: ({ rental, message, url }) => ({
    subject: 'Votre demande a été refusée',
    lines: [
      `Ce ne sera pas possible cette fois : ${rentalText(rental, 'fr')}.`,
      ...(message ? [`Le message du propriétaire : « ${message} »`] : []),
      'Vous ne payez rien. Le montant réservé est libéré.',
    ],
    action: { label: 'Chercher autre chose', url },
    note: 'Selon votre banque, la réservation peut mettre quelques jours à disparaître.',
  }),
}
