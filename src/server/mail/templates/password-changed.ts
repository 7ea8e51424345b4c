import type { Template } from '../templates.ts'

export const passwordChanged: Template<'password-changed'> = {
  en: ({ url }, brand) => ({
    subject: `Your password for ${brand} was changed`,
    lines: [
      'The password of your account has just been changed. All other devices have been signed out.',
      'If it was you, all is well.',
    ],
    action: { label: 'It was not me', url },
    note: 'If it was not you, choose a new password at once.',
  }),
  de: ({ url }, brand) => ({
    subject: `Dein Passwort für ${brand} wurde geändert`,
    lines: [
      'Das Passwort deines Kontos wurde gerade geändert. Alle anderen Geräte sind abgemeldet.',
      'Wenn du das warst, ist alles in Ordnung.',
    ],
    action: { label: 'Das war ich nicht', url },
    note: 'Wenn du es nicht warst, wähl sofort ein neues Passwort.',
  }),
  es: ({ url }, brand) => ({
    subject: `Tu contraseña de ${brand} ha cambiado`,
    lines: [
      'La contraseña de tu cuenta acaba de cambiar. Los demás dispositivos han cerrado sesión.',
      'Si has sido tú, todo está bien.',
    ],
    action: { label: 'No he sido yo', url },
    note: 'Si no has sido tú, elige una contraseña nueva cuanto antes.',
  }),
  fr: ({ url }, brand) => ({
    subject: `Votre mot de passe ${brand} a été modifié`,
    lines: [
      'Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés.',
      'Si c’était vous, tout va bien.',
    ],
    action: { label: 'Ce n’était pas moi', url },
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  }),
}
