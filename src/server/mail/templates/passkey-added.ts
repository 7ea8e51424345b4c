import type { Template } from '../templates.ts'

export const passkeyAdded: Template<'passkey-added'> = {
  en: ({ url }, brand) => ({
    subject: `A new passkey for your ${brand} account`,
    lines: [
      'A passkey has just been added to your account. It signs in without a password.',
      'If it was you, all is well.',
    ],
    action: { label: 'It was not me', url },
    note: 'If it was not you, sign in, delete the passkey on the security page and choose a new password.',
  }),
  de: ({ url }, brand) => ({
    subject: `Ein neuer Passkey für dein Konto bei ${brand}`,
    lines: [
      'Zu deinem Konto ist gerade ein Passkey hinzugekommen. Mit ihm meldet man sich ohne Passwort an.',
      'Wenn du das warst, ist alles in Ordnung.',
    ],
    action: { label: 'Das war ich nicht', url },
    note: 'Wenn du es nicht warst, melde dich an, lösche den Passkey auf der Sicherheitsseite und wähl ein neues Passwort.',
  }),
  es: ({ url }, brand) => ({
    subject: `Una llave de acceso nueva para tu cuenta de ${brand}`,
    lines: [
      'Se acaba de añadir una llave de acceso a tu cuenta. Con ella se entra sin contraseña.',
      'Si has sido tú, todo está bien.',
    ],
    action: { label: 'No he sido yo', url },
    note: 'Si no has sido tú, entra, borra la llave en la página de seguridad y elige una contraseña nueva.',
  }),
  fr: ({ url }, brand) => ({
    subject: `Une nouvelle clé d’accès pour votre compte ${brand}`,
    lines: [
      'Une clé d’accès vient d’être ajoutée à votre compte. Elle permet de se connecter sans mot de passe.',
      'Si c’était vous, tout va bien.',
    ],
    action: { label: 'Ce n’était pas moi', url },
    note: 'Si ce n’était pas vous, connectez-vous, supprimez la clé sur la page de sécurité et choisissez un nouveau mot de passe.',
  }),
}
