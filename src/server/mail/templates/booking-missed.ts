import { moneyText, rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const bookingMissed: Template<'booking-missed'> = {
  en: ({ rental, to, cents, url }) => ({
    subject: 'A rental ended without a pick-up',
    lines: [
      `No pick-up was recorded: ${rentalText(rental, 'en')}.`,
      to === 'renter'
        ? `Nobody reported that the lender stayed away, so the price of ${moneyText(cents, 'en')} stays with the lender. A deposit is released.`
        : `You kept the dates, so ${moneyText(cents, 'en')} are added to your balance: the price less our fee.`,
    ],
    action: { label: 'See the details', url },
    note: 'Next time: both sides confirm the pick-up on the page of the rental.',
  }),
  de: ({ rental, to, cents, url }) => ({
    subject: 'Eine Miete endete ohne Abholung',
    lines: [
      `Es wurde keine Abholung festgehalten: ${rentalText(rental, 'de')}.`,
      to === 'renter'
        ? `Dass niemand zur Übergabe kam, wurde nicht gemeldet. Der Preis von ${moneyText(cents, 'de')} bleibt deshalb auf der Vermieterseite. Eine Kaution ist wieder frei.`
        : `Du hast den Zeitraum freigehalten. Deshalb werden dir ${moneyText(cents, 'de')} gutgeschrieben: der Preis abzüglich unserer Gebühr.`,
    ],
    action: { label: 'Einzelheiten ansehen', url },
    note: 'Für das nächste Mal: Beide Seiten bestätigen die Abholung auf der Seite der Miete.',
  }),
  es: ({ rental, to, cents, url }) => ({
    subject: 'Un alquiler terminó sin recogida',
    lines: [
      `No se registró ninguna recogida: ${rentalText(rental, 'es')}.`,
      to === 'renter'
        ? `Nadie avisó de que la otra parte no acudiera, así que el precio de ${moneyText(cents, 'es')} se queda con ella. La fianza queda libre.`
        : `Mantuviste las fechas reservadas, así que se suman ${moneyText(cents, 'es')} a tu saldo: el precio menos nuestra comisión.`,
    ],
    action: { label: 'Ver los detalles', url },
    note: 'Para la próxima vez: ambas partes confirman la recogida en la página del alquiler.',
  }),
  fr: ({ rental, to, cents, url }) => ({
    subject: 'Une location s’est terminée sans remise',
    lines: [
      `Aucune remise n’a été enregistrée : ${rentalText(rental, 'fr')}.`,
      to === 'renter'
        ? `Personne n’a signalé l’absence de l’autre partie : le prix de ${moneyText(cents, 'fr')} lui reste donc acquis. La caution est libérée.`
        : `Vous avez gardé les dates : ${moneyText(cents, 'fr')} s’ajoutent à votre solde, soit le prix moins nos frais.`,
    ],
    action: { label: 'Voir les détails', url },
    note: 'Pour la prochaine fois : chacun confirme la remise sur la page de la location.',
  }),
}
