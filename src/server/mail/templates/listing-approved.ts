import type { Template } from '../templates.ts'

export const listingApproved: Template<'listing-approved'> = {
  en: ({ title, url }) => ({
    subject: 'Your listing is online',
    lines: [`We have looked at “${title}”: everybody can find and book it now.`],
    action: { label: 'See your listing', url },
    note: 'You can pause it at any time under My listings.',
  }),
  de: ({ title, url }) => ({
    subject: 'Dein Inserat ist online',
    lines: [`Wir haben uns „${title}“ angesehen: Ab jetzt können alle es finden und buchen.`],
    action: { label: 'Inserat ansehen', url },
    note: 'Unter „Meine Inserate“ kannst du es jederzeit pausieren.',
  }),
  es: ({ title, url }) => ({
    subject: 'Tu anuncio está publicado',
    lines: [`Hemos revisado «${title}»: ya se puede encontrar y reservar.`],
    action: { label: 'Ver tu anuncio', url },
    note: 'Puedes pausarlo cuando quieras en «Mis anuncios».',
  }),
  fr: ({ title, url }) => ({
    subject: 'Votre annonce est en ligne',
    lines: [`Nous avons vérifié « ${title} » : tout le monde peut désormais la trouver et réserver.`],
    action: { label: 'Voir votre annonce', url },
    note: 'Vous pouvez la mettre en pause à tout moment dans « Mes annonces ».',
  }),
}
