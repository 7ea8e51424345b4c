import type { Locale } from '../locale.ts'
import { dateText, type MailedRental, moneyText, rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

const lines = (rentals: MailedRental[], locale: Locale, waiting: (date: string) => string) =>
  rentals.map((rental) => {
    const text = rentalText(rental, locale)
    return rental.answerBy ? `${text} (${waiting(dateText(rental.answerBy, rental.timeZone, locale))})` : text
  })

export const orderBooked: Template<'order-booked'> = {
  en: ({ number, totalCents, rentals, url }) => ({
    subject: `Your order ${number} is in`,
    lines: [
      'Your payment went through. This is what you are renting:',
      ...lines(rentals, 'en', (date) => `waiting for the lender, who answers by ${date}`),
      `Total: ${moneyText(totalCents, 'en')}. You pay nothing for a request that the lender turns down.`,
    ],
    action: { label: 'See my rentals', url },
    note: 'Bring the QR code of your rental to the pick-up. You find it with your rentals.',
  }),
  de: ({ number, totalCents, rentals, url }) => ({
    subject: `Deine Bestellung ${number} ist da`,
    lines: [
      'Deine Zahlung hat geklappt. Das leihst du:',
      ...lines(rentals, 'de', (date) => `wartet auf die Antwort der Person, die verleiht, bis ${date}`),
      `Summe: ${moneyText(totalCents, 'de')}. Für eine Anfrage, die abgelehnt wird, zahlst du nichts.`,
    ],
    action: { label: 'Meine Mieten ansehen', url },
    note: 'Nimm den QR-Code zur Abholung mit. Du findest ihn bei deinen Mieten.',
  }),
  es: ({ number, totalCents, rentals, url }) => ({
    subject: `Tu pedido ${number} está hecho`,
    lines: [
      'El pago se ha realizado. Esto es lo que alquilas:',
      ...lines(rentals, 'es', (date) => `pendiente de quien lo presta, que responde antes del ${date}`),
      `Total: ${moneyText(totalCents, 'es')}. Por una solicitud rechazada no pagas nada.`,
    ],
    action: { label: 'Ver mis alquileres', url },
    note: 'Lleva el código QR a la recogida. Lo encuentras en tus alquileres.',
  }),
  fr: ({ number, totalCents, rentals, url }) => ({
    subject: `Votre commande ${number} est enregistrée`,
    lines: [
      'Votre paiement est passé. Voici ce que vous louez :',
      ...lines(rentals, 'fr', (date) => `en attente du propriétaire, qui répond avant le ${date}`),
      `Total : ${moneyText(totalCents, 'fr')}. Une demande refusée ne vous coûte rien.`,
    ],
    action: { label: 'Voir mes locations', url },
    note: 'Apportez le code QR au retrait. Vous le trouverez dans vos locations.',
  }),
}
