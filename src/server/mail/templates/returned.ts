import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const returned: Template<'returned'> = {
  en: ({ rental, to, url }) => ({
    subject: `Returned: ${rental.title}`,
    lines: [
      `The return is recorded: ${rentalText(rental, 'en')}.`,
      to === 'renter'
        ? 'If the lender reports nothing within 48 hours, the rental is completed.'
        : 'If something is wrong, report it within 48 hours. After that your money is released.',
    ],
    action: { label: 'Open the rental', url },
    note: 'The record with everything that both sides stated is on the page of the rental.',
  }),
  de: ({ rental, to, url }) => ({
    subject: `Zurückgegeben: ${rental.title}`,
    lines: [
      `Die Rückgabe ist festgehalten: ${rentalText(rental, 'de')}.`,
      to === 'renter'
        ? 'Wenn innerhalb von 48 Stunden nichts gemeldet wird, ist die Miete abgeschlossen.'
        : 'Wenn etwas nicht stimmt, melde es innerhalb von 48 Stunden. Danach wird dein Geld freigegeben.',
    ],
    action: { label: 'Miete öffnen', url },
    note: 'Das Protokoll mit allem, was ihr beide angegeben habt, findest du bei der Miete.',
  }),
  es: ({ rental, to, url }) => ({
    subject: `Devuelto: ${rental.title}`,
    lines: [
      `La devolución queda registrada: ${rentalText(rental, 'es')}.`,
      to === 'renter'
        ? 'Si no se comunica nada en 48 horas, el alquiler queda cerrado.'
        : 'Si algo no está bien, comunícalo en 48 horas. Después se libera tu dinero.',
    ],
    action: { label: 'Abrir el alquiler', url },
    note: 'El registro con todo lo que habéis declarado está en la página del alquiler.',
  }),
  fr: ({ rental, to, url }) => ({
    subject: `Rapporté : ${rental.title}`,
    lines: [
      `Le retour est enregistré : ${rentalText(rental, 'fr')}.`,
      to === 'renter'
        ? 'Si rien n’est signalé dans les 48 heures, la location est terminée.'
        : 'Si quelque chose ne va pas, signalez-le dans les 48 heures. Ensuite, votre argent est libéré.',
    ],
    action: { label: 'Ouvrir la location', url },
    note: 'Le relevé de tout ce que vous avez déclaré tous deux est sur la page de la location.',
  }),
}
