import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const pickedUp: Template<'picked-up'> = {
  en: ({ rental, to, url }) => ({
    subject: `Picked up: ${rental.title}`,
    lines: [
      `The handover is recorded: ${rentalText(rental, 'en')}.`,
      to === 'renter' ? 'Bring it back by the end shown above.' : 'You are paid 48 hours after it is back.',
    ],
    action: { label: 'Open the rental', url },
    note: 'If this is not right, open the rental and write to the other side.',
  }),
  de: ({ rental, to, url }) => ({
    subject: `Abgeholt: ${rental.title}`,
    lines: [
      `Die Übergabe ist festgehalten: ${rentalText(rental, 'de')}.`,
      to === 'renter'
        ? 'Bring es bis zum genannten Ende zurück.'
        : 'Dein Geld bekommst du 48 Stunden nach der Rückgabe.',
    ],
    action: { label: 'Miete öffnen', url },
    note: 'Wenn das nicht stimmt, öffne die Miete und melde dich bei der anderen Seite.',
  }),
  es: ({ rental, to, url }) => ({
    subject: `Recogido: ${rental.title}`,
    lines: [
      `La entrega queda registrada: ${rentalText(rental, 'es')}.`,
      to === 'renter' ? 'Devuélvelo antes del final indicado.' : 'Cobras 48 horas después de la devolución.',
    ],
    action: { label: 'Abrir el alquiler', url },
    note: 'Si no es correcto, abre el alquiler y escribe a la otra parte.',
  }),
  fr: ({ rental, to, url }) => ({
    subject: `Retiré : ${rental.title}`,
    lines: [
      `La remise est enregistrée : ${rentalText(rental, 'fr')}.`,
      to === 'renter' ? 'Rapportez-le avant la fin indiquée.' : 'Vous êtes payé 48 heures après le retour.',
    ],
    action: { label: 'Ouvrir la location', url },
    note: 'Si ce n’est pas exact, ouvrez la location et écrivez à l’autre partie.',
  }),
}
