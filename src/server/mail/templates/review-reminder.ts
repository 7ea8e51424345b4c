import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const reviewReminder: Template<'review-reminder'> = {
  en: ({ rental, to, url }) => ({
    subject: `How was it? ${rental.title}`,
    lines: [
      `Your rental is completed: ${rentalText(rental, 'en')}.`,
      to === 'renter'
        ? 'Tell others how the item and its lender were. It takes a minute.'
        : 'Tell other lenders how your renter was. It takes a minute.',
      'Both reviews are published together, as soon as you have both written, or 14 days after the rental was completed.',
    ],
    action: { label: 'Write a review', url },
    note: 'We remind you of this rental only once.',
  }),
  de: ({ rental, to, url }) => ({
    subject: `Wie war es? ${rental.title}`,
    lines: [
      `Deine Miete ist abgeschlossen: ${rentalText(rental, 'de')}.`,
      to === 'renter'
        ? 'Erzähl anderen, wie die Sache und die Person waren, die sie dir geliehen hat. Das dauert eine Minute.'
        : 'Erzähl anderen Vermietern, wie es mit dieser Person war. Das dauert eine Minute.',
      'Beide Bewertungen erscheinen gleichzeitig: sobald ihr beide geschrieben habt, oder 14 Tage nach dem Abschluss der Miete.',
    ],
    action: { label: 'Bewertung schreiben', url },
    note: 'An diese Miete erinnern wir dich nur einmal.',
  }),
  es: ({ rental, to, url }) => ({
    subject: `¿Qué tal fue? ${rental.title}`,
    lines: [
      `Tu alquiler ha terminado: ${rentalText(rental, 'es')}.`,
      to === 'renter'
        ? 'Cuenta a los demás qué tal el artículo y quien te lo prestó. Es un minuto.'
        : 'Cuenta a otros propietarios qué tal fue con quien te lo alquiló. Es un minuto.',
      'Las dos valoraciones se publican a la vez: cuando hayáis escrito ambos, o 14 días después del cierre del alquiler.',
    ],
    action: { label: 'Escribir una valoración', url },
    note: 'Te recordamos este alquiler una sola vez.',
  }),
  fr: ({ rental, to, url }) => ({
    subject: `Comment c’était ? ${rental.title}`,
    lines: [
      `Votre location est terminée : ${rentalText(rental, 'fr')}.`,
      to === 'renter'
        ? 'Dites aux autres comment étaient l’objet et la personne qui vous l’a prêté. Cela prend une minute.'
        : 'Dites aux autres prêteurs comment cela s’est passé avec votre locataire. Cela prend une minute.',
      'Les deux avis paraissent en même temps : dès que vous avez écrit tous les deux, ou 14 jours après la fin de la location.',
    ],
    action: { label: 'Écrire un avis', url },
    note: 'Nous ne vous rappelons cette location qu’une seule fois.',
  }),
}
