import { moneyText, rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const bookingCancelled: Template<'booking-cancelled'> = {
  en: ({ rental, to, isOwnDoing, refundCents, message, url }) => ({
    subject: isOwnDoing ? 'You cancelled a rental' : 'A rental was cancelled',
    lines: [
      `${isOwnDoing ? 'You cancelled it' : 'The other side cancelled it'}: ${rentalText(rental, 'en')}.`,
      ...(message ? [`The message: “${message}”`] : []),
      to === 'renter'
        ? `You get ${moneyText(refundCents, 'en')} back, the way you paid.`
        : `The renter gets ${moneyText(refundCents, 'en')} back. The dates are free again.`,
      ...(to === 'renter' && !isOwnDoing
        ? ['The page of the rental shows what else nearby is free at the same hours, at no higher price.']
        : []),
    ],
    action: { label: 'See the details', url },
    note: 'Depending on the bank a refund takes up to ten days.',
  }),
  de: ({ rental, to, isOwnDoing, refundCents, message, url }) => ({
    subject: isOwnDoing ? 'Du hast eine Miete storniert' : 'Eine Miete wurde storniert',
    lines: [
      `${isOwnDoing ? 'Du hast sie storniert' : 'Die andere Seite hat sie storniert'}: ${rentalText(rental, 'de')}.`,
      ...(message ? [`Die Nachricht dazu: „${message}“`] : []),
      to === 'renter'
        ? `Du bekommst ${moneyText(refundCents, 'de')} zurück, auf demselben Weg, auf dem du gezahlt hast.`
        : `Zurückgezahlt werden ${moneyText(refundCents, 'de')}. Der Zeitraum ist wieder frei.`,
      ...(to === 'renter' && !isOwnDoing
        ? [
            'Auf der Seite der Miete siehst du, was in der Nähe zur selben Zeit frei ist und nicht mehr kostet.',
          ]
        : []),
    ],
    action: { label: 'Einzelheiten ansehen', url },
    note: 'Je nach Bank dauert eine Erstattung bis zu zehn Tage.',
  }),
  es: ({ rental, to, isOwnDoing, refundCents, message, url }) => ({
    subject: isOwnDoing ? 'Has cancelado un alquiler' : 'Se ha cancelado un alquiler',
    lines: [
      `${isOwnDoing ? 'Lo has cancelado' : 'La otra parte lo ha cancelado'}: ${rentalText(rental, 'es')}.`,
      ...(message ? [`El mensaje: «${message}»`] : []),
      to === 'renter'
        ? `Recibes ${moneyText(refundCents, 'es')} por el mismo medio con el que pagaste.`
        : `Se devuelven ${moneyText(refundCents, 'es')}. Las fechas vuelven a estar libres.`,
      ...(to === 'renter' && !isOwnDoing
        ? ['En la página del alquiler ves qué más hay libre cerca a las mismas horas sin pagar más.']
        : []),
    ],
    action: { label: 'Ver los detalles', url },
    note: 'Según el banco, un reembolso tarda hasta diez días.',
  }),
  fr: ({ rental, to, isOwnDoing, refundCents, message, url }) => ({
    subject: isOwnDoing ? 'Vous avez annulé une location' : 'Une location a été annulée',
    lines: [
      `${isOwnDoing ? 'Vous l’avez annulée' : 'L’autre partie l’a annulée'} : ${rentalText(rental, 'fr')}.`,
      ...(message ? [`Le message : « ${message} »`] : []),
      to === 'renter'
        ? `${moneyText(refundCents, 'fr')} vous sont remboursés par le moyen de paiement utilisé.`
        : `${moneyText(refundCents, 'fr')} sont remboursés. Les dates sont de nouveau libres.`,
      ...(to === 'renter' && !isOwnDoing
        ? ['La page de la location montre ce qui est libre près de vous aux mêmes heures, sans payer plus.']
        : []),
    ],
    action: { label: 'Voir les détails', url },
    note: 'Selon la banque, un remboursement prend jusqu’à dix jours.',
  }),
}
