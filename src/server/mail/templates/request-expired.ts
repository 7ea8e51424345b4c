import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const requestExpired: Template<'request-expired'> = {
  en: ({ rental, url }) => ({
    subject: 'Your request was not answered',
    lines: [
      `The lender did not answer in time: ${rentalText(rental, 'en')}.`,
      'Your request is cancelled, and you pay nothing for it. The reserved amount is being released.',
    ],
    action: { label: 'Find something else', url },
    note: 'Depending on your bank it can take a few days until the reservation disappears.',
  }),
  de: ({ rental, url }) => ({
    subject: 'Deine Anfrage blieb ohne Antwort',
    lines: [
      `Es kam rechtzeitig keine Antwort: ${rentalText(rental, 'de')}.`,
      'Deine Anfrage ist storniert, und du zahlst dafür nichts. Der reservierte Betrag wird freigegeben.',
    ],
    action: { label: 'Etwas anderes finden', url },
    note: 'Je nach Bank dauert es ein paar Tage, bis die Reservierung verschwindet.',
  }),
  es: ({ rental, url }) => ({
    subject: 'Tu solicitud quedó sin respuesta',
    lines: [
      `No hubo respuesta a tiempo: ${rentalText(rental, 'es')}.`,
      'Tu solicitud queda cancelada y no pagas nada por ella. El importe reservado se libera.',
    ],
    action: { label: 'Buscar otra cosa', url },
    note: 'Según tu banco, la reserva puede tardar unos días en desaparecer.',
  }),
  fr: ({ rental, url }) => ({
    subject: 'Votre demande est restée sans réponse',
    lines: [
      `Aucune réponse n’est arrivée à temps : ${rentalText(rental, 'fr')}.`,
      'Votre demande est annulée et ne vous coûte rien. Le montant réservé est libéré.',
    ],
    action: { label: 'Chercher autre chose', url },
    note: 'Selon votre banque, la réservation peut mettre quelques jours à disparaître.',
  }),
}
