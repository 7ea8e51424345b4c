import { moneyText, rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const paymentNeeded: Template<'payment-needed'> = {
  en: ({ purpose, cents, rental, url }) => ({
    subject: purpose === 'deposit' ? 'Please confirm your deposit' : 'Please confirm a payment',
    lines: [
      purpose === 'deposit'
        ? `Your bank did not let us reserve the deposit of ${moneyText(cents, 'en')}: ${rentalText(rental, 'en')}.`
        : `Your bank did not let us charge ${moneyText(cents, 'en')}: ${rentalText(rental, 'en')}.`,
      'Please confirm it on the page of the rental, or use another card there.',
    ],
    action: { label: 'Open the rental', url },
    note: 'Nothing is charged or reserved until you have confirmed it.',
  }),
  de: ({ purpose, cents, rental, url }) => ({
    subject: purpose === 'deposit' ? 'Bitte bestätige deine Kaution' : 'Bitte bestätige eine Zahlung',
    lines: [
      purpose === 'deposit'
        ? `Deine Bank hat die Kaution von ${moneyText(cents, 'de')} nicht reserviert: ${rentalText(rental, 'de')}.`
        : `Deine Bank hat ${moneyText(cents, 'de')} nicht freigegeben: ${rentalText(rental, 'de')}.`,
      'Bestätige sie bitte auf der Seite der Miete, oder nimm dort eine andere Karte.',
    ],
    action: { label: 'Miete öffnen', url },
    note: 'Bevor du bestätigt hast, wird nichts abgebucht und nichts reserviert.',
  }),
  es: ({ purpose, cents, rental, url }) => ({
    subject: purpose === 'deposit' ? 'Confirma tu fianza' : 'Confirma un pago',
    lines: [
      purpose === 'deposit'
        ? `Tu banco no nos dejó reservar la fianza de ${moneyText(cents, 'es')}: ${rentalText(rental, 'es')}.`
        : `Tu banco no nos dejó cobrar ${moneyText(cents, 'es')}: ${rentalText(rental, 'es')}.`,
      'Confírmalo en la página del alquiler o usa allí otra tarjeta.',
    ],
    action: { label: 'Abrir el alquiler', url },
    note: 'No se cobra ni se reserva nada hasta que lo confirmes.',
  }),
  fr: ({ purpose, cents, rental, url }) => ({
    subject: purpose === 'deposit' ? 'Confirmez votre caution' : 'Confirmez un paiement',
    lines: [
      purpose === 'deposit'
        ? `Votre banque n’a pas réservé la caution de ${moneyText(cents, 'fr')} : ${rentalText(rental, 'fr')}.`
        : `Votre banque n’a pas autorisé le débit de ${moneyText(cents, 'fr')} : ${rentalText(rental, 'fr')}.`,
      'Confirmez-le sur la page de la location, ou choisissez-y une autre carte.',
    ],
    action: { label: 'Ouvrir la location', url },
    note: 'Rien n’est débité ni réservé avant votre confirmation.',
  }),
}
