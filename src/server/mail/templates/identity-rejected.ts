import { identityReasonText, proofText } from '../identity-text.ts'
import type { Template } from '../templates.ts'

export const identityRejected: Template<'identity-rejected'> = {
  en: ({ step, reason, message, url }) => ({
    subject: 'We could not verify you yet',
    lines: [
      `We have looked at ${proofText(step, 'en')} and could not accept it.`,
      ...identityReasonText(reason, 'en'),
      ...(message ? [`Our moderator writes: “${message}”`] : []),
      'Please send it once more; it takes a minute.',
    ],
    action: { label: 'Send it again', url },
    note: 'What is booked already stays booked.',
  }),
  de: ({ step, reason, message, url }) => ({
    subject: 'Wir konnten dich noch nicht verifizieren',
    lines: [
      `Wir haben uns ${proofText(step, 'de')} angesehen und konnten das so nicht annehmen.`,
      ...identityReasonText(reason, 'de'),
      ...(message ? [`Unsere Moderation schreibt: „${message}“`] : []),
      'Bitte schick es noch einmal, das dauert nur eine Minute.',
    ],
    action: { label: 'Noch einmal schicken', url },
    note: 'Was schon gebucht ist, bleibt gebucht.',
  }),
  es: ({ step, reason, message, url }) => ({
    subject: 'Todavía no hemos podido verificarte',
    lines: [
      `Hemos revisado ${proofText(step, 'es')} y no hemos podido aceptarlo.`,
      ...identityReasonText(reason, 'es'),
      ...(message ? [`Nuestro equipo te escribe: «${message}»`] : []),
      'Envíalo otra vez, por favor; es solo un minuto.',
    ],
    action: { label: 'Enviarlo otra vez', url },
    note: 'Lo que ya está reservado sigue reservado.',
  }),
  fr: ({ step, reason, message, url }) => ({
    subject: 'Nous n’avons pas encore pu vous vérifier',
    lines: [
      `Nous avons examiné ${proofText(step, 'fr')} et n’avons pas pu l’accepter.`,
      ...identityReasonText(reason, 'fr'),
      ...(message ? [`Notre équipe vous écrit : « ${message} »`] : []),
      'Veuillez l’envoyer à nouveau, cela ne prend qu’une minute.',
    ],
    action: { label: 'Envoyer à nouveau', url },
    note: 'Ce qui est déjà réservé le reste.',
  }),
}
