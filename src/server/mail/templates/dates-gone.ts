import { moneyText, rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const datesGone: Template<'dates-gone'> = {
  en: ({ totalCents, rentals, isWithdrawn, url }) => ({
    subject: isWithdrawn
      ? 'Your rental is not to be had any more, and you pay nothing'
      : 'Somebody else was faster, and you pay nothing',
    lines: [
      isWithdrawn
        ? 'While you were paying, this was withdrawn:'
        : 'Your payment arrived after your reservation had run out. Meanwhile somebody else has booked:',
      ...rentals.map((rental) => rentalText(rental, 'en')),
      `Nothing was booked, and the ${moneyText(totalCents, 'en')} are being released in full.`,
    ],
    action: { label: 'Find other dates', url },
    note: 'Depending on your bank it can take a few days until the reservation disappears.',
  }),
  de: ({ totalCents, rentals, isWithdrawn, url }) => ({
    subject: isWithdrawn
      ? 'Deine Miete ist nicht mehr zu haben, und du zahlst nichts'
      : 'Jemand anderes war schneller, und du zahlst nichts',
    lines: [
      isWithdrawn
        ? 'Während du bezahlt hast, wurde das hier zurückgezogen:'
        : 'Deine Zahlung kam an, als deine Reservierung abgelaufen war. Inzwischen wurde gebucht:',
      ...rentals.map((rental) => rentalText(rental, 'de')),
      `Es wurde nichts gebucht, und die ${moneyText(totalCents, 'de')} werden ganz freigegeben.`,
    ],
    action: { label: 'Andere Termine finden', url },
    note: 'Je nach Bank dauert es ein paar Tage, bis die Reservierung verschwindet.',
  }),
  es: ({ totalCents, rentals, isWithdrawn, url }) => ({
    subject: isWithdrawn
      ? 'Tu alquiler ya no está disponible y no pagas nada'
      : 'Alguien se adelantó y no pagas nada',
    lines: [
      isWithdrawn
        ? 'Mientras pagabas se ha retirado:'
        : 'Tu pago llegó cuando tu reserva ya había caducado. Entretanto otra persona ha reservado:',
      ...rentals.map((rental) => rentalText(rental, 'es')),
      `No se ha reservado nada y se liberan por completo los ${moneyText(totalCents, 'es')}.`,
    ],
    action: { label: 'Buscar otras fechas', url },
    note: 'Según tu banco, la reserva puede tardar unos días en desaparecer.',
  }),
  fr: ({ totalCents, rentals, isWithdrawn, url }) => ({
    subject: isWithdrawn
      ? 'Votre location n’est plus disponible, et vous ne payez rien'
      : 'Quelqu’un a été plus rapide, et vous ne payez rien',
    lines: [
      isWithdrawn
        ? 'Pendant votre paiement, ceci a été retiré :'
        : 'Votre paiement est arrivé après la fin de votre réservation. Entre-temps quelqu’un d’autre a réservé :',
      ...rentals.map((rental) => rentalText(rental, 'fr')),
      `Rien n’a été réservé, et les ${moneyText(totalCents, 'fr')} sont entièrement libérés.`,
    ],
    action: { label: 'Chercher d’autres dates', url },
    note: 'Selon votre banque, la réservation peut mettre quelques jours à disparaître.',
  }),
}
