import { listingReasonText } from '../listing-reason-text.ts'
import type { Template } from '../templates.ts'

export const listingRemoved: Template<'listing-removed'> = {
  en: ({ title, reason, message, url }) => ({
    subject: 'Your listing was removed',
    lines: [
      `We have taken down “${title}”.`,
      ...listingReasonText(reason, 'en'),
      ...(message ? [`Our moderator writes: “${message}”`] : []),
      'Nobody can book it any more. What is booked already stays booked.',
    ],
    action: { label: 'See your listings', url },
    note: 'If you think this is a mistake, answer this mail.',
  }),
  de: ({ title, reason, message, url }) => ({
    subject: 'Dein Inserat wurde entfernt',
    lines: [
      `Wir haben „${title}“ entfernt.`,
      ...listingReasonText(reason, 'de'),
      ...(message ? [`Unsere Moderation schreibt: „${message}“`] : []),
      'Niemand kann es mehr buchen. Was schon gebucht ist, bleibt gebucht.',
    ],
    action: { label: 'Deine Inserate ansehen', url },
    note: 'Wenn du meinst, dass das ein Irrtum ist, antworte auf diese E-Mail.',
  }),
  es: ({ title, reason, message, url }) => ({
    subject: 'Hemos retirado tu anuncio',
    lines: [
      `Hemos retirado «${title}».`,
      ...listingReasonText(reason, 'es'),
      ...(message ? [`Nuestro equipo te escribe: «${message}»`] : []),
      'Ya nadie puede reservarlo. Lo que ya está reservado sigue reservado.',
    ],
    action: { label: 'Ver tus anuncios', url },
    note: 'Si crees que es un error, responde a este correo.',
  }),
  fr: ({ title, reason, message, url }) => ({
    subject: 'Votre annonce a été retirée',
    lines: [
      `Nous avons retiré « ${title} ».`,
      ...listingReasonText(reason, 'fr'),
      ...(message ? [`Notre équipe vous écrit : « ${message} »`] : []),
      'Plus personne ne peut la réserver. Ce qui est déjà réservé le reste.',
    ],
    action: { label: 'Voir vos annonces', url },
    note: 'Si vous pensez qu’il s’agit d’une erreur, répondez à cet e-mail.',
  }),
}
