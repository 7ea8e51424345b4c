import { listingReasonText } from '../listing-reason-text.ts'
import type { Template } from '../templates.ts'

export const listingReturned: Template<'listing-returned'> = {
  en: ({ title, reason, message, url }) => ({
    subject: 'Your listing needs a change',
    lines: [
      `We have looked at “${title}” and cannot publish it yet.`,
      ...listingReasonText(reason, 'en'),
      ...(message ? [`Our moderator writes: “${message}”`] : []),
      'It is a draft again. Change it and publish it once more; then we look at it again.',
    ],
    action: { label: 'Change the listing', url },
    note: 'Nothing you entered is lost.',
  }),
  de: ({ title, reason, message, url }) => ({
    subject: 'An deinem Inserat fehlt noch etwas',
    lines: [
      `Wir haben uns „${title}“ angesehen und können es noch nicht veröffentlichen.`,
      ...listingReasonText(reason, 'de'),
      ...(message ? [`Unsere Moderation schreibt: „${message}“`] : []),
      'Es ist jetzt wieder ein Entwurf. Ändere es und veröffentliche es noch einmal, dann sehen wir es uns wieder an.',
    ],
    action: { label: 'Inserat ändern', url },
    note: 'Von deinen Angaben ist nichts verloren.',
  }),
  es: ({ title, reason, message, url }) => ({
    subject: 'Tu anuncio necesita un cambio',
    lines: [
      `Hemos revisado «${title}» y todavía no podemos publicarlo.`,
      ...listingReasonText(reason, 'es'),
      ...(message ? [`Nuestro equipo te escribe: «${message}»`] : []),
      'Vuelve a ser un borrador. Cámbialo y publícalo otra vez; entonces lo revisaremos de nuevo.',
    ],
    action: { label: 'Cambiar el anuncio', url },
    note: 'No se ha perdido nada de lo que escribiste.',
  }),
  fr: ({ title, reason, message, url }) => ({
    subject: 'Votre annonce doit être modifiée',
    lines: [
      `Nous avons vérifié « ${title} » et ne pouvons pas encore la publier.`,
      ...listingReasonText(reason, 'fr'),
      ...(message ? [`Notre équipe vous écrit : « ${message} »`] : []),
      'Elle est redevenue un brouillon. Modifiez-la et publiez-la à nouveau, nous la vérifierons alors encore une fois.',
    ],
    action: { label: 'Modifier l’annonce', url },
    note: 'Rien de ce que vous avez saisi n’est perdu.',
  }),
}
