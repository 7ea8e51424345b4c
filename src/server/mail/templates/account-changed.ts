import type { Locale } from '../locale.ts'
import type { Template } from '../templates.ts'

/** What may have changed about how one signs in. */
export const ACCOUNT_CHANGES = [
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
] as const

export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** Where somebody else would have begun: what to do when it was not oneself. */
interface Words {
  fine: string
  notMe: string
  note: string
  changes: Record<AccountChange, (brand: string) => [subject: string, line: string]>
}

const words: Record<Locale, Words> = {
  en: {
    fine: 'If it was you, all is well.',
    notMe: 'It was not me',
    note: 'If it was not you, choose a new password at once and look through the security page.',
    changes: {
      'password-changed': (brand) => [
        `Your password for ${brand} was changed`,
        'The password of your account has just been changed. All other devices have been signed out.',
      ],
      'email-changed': (brand) => [
        `Your e-mail address for ${brand} was changed`,
        'Your account has just been given another e-mail address. From now on we write to that one.',
      ],
      'second-factor-on': (brand) => [
        `Two-factor authentication is on for ${brand}`,
        'From now on your account asks for a code from your authenticator app, too. All other devices have been signed out.',
      ],
      'second-factor-off': (brand) => [
        `Two-factor authentication is off for ${brand}`,
        'A second factor has just been removed from your account.',
      ],
      'recovery-codes-made': (brand) => [
        `New recovery codes for ${brand}`,
        'Ten new recovery codes have just been made for your account. The earlier ones no longer work.',
      ],
      'passkey-added': (brand) => [
        `A new passkey for your ${brand} account`,
        'A passkey has just been added to your account. It signs in without a password.',
      ],
      'passkey-removed': (brand) => [
        `A passkey of your ${brand} account is gone`,
        'A passkey has just been removed from your account. It no longer signs anybody in.',
      ],
    },
  },
  de: {
    fine: 'Wenn du das warst, ist alles in Ordnung.',
    notMe: 'Das war ich nicht',
    note: 'Wenn du es nicht warst, wähl sofort ein neues Passwort und sieh dir die Sicherheitsseite an.',
    changes: {
      'password-changed': (brand) => [
        `Dein Passwort für ${brand} wurde geändert`,
        'Das Passwort deines Kontos wurde gerade geändert. Alle anderen Geräte sind abgemeldet.',
      ],
      'email-changed': (brand) => [
        `Deine E-Mail-Adresse für ${brand} wurde geändert`,
        'Dein Konto hat gerade eine andere E-Mail-Adresse bekommen. Ab jetzt schreiben wir an diese.',
      ],
      'second-factor-on': (brand) => [
        `Zwei-Faktor-Anmeldung bei ${brand} ist an`,
        'Ab jetzt fragt dein Konto auch nach einem Code aus deiner Authenticator-App. Alle anderen Geräte sind abgemeldet.',
      ],
      'second-factor-off': (brand) => [
        `Zwei-Faktor-Anmeldung bei ${brand} ist aus`,
        'Ein zweiter Faktor wurde gerade von deinem Konto entfernt.',
      ],
      'recovery-codes-made': (brand) => [
        `Neue Wiederherstellungscodes für ${brand}`,
        'Für dein Konto gibt es zehn neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
      ],
      'passkey-added': (brand) => [
        `Ein neuer Passkey für dein Konto bei ${brand}`,
        'Zu deinem Konto ist gerade ein Passkey hinzugekommen. Mit ihm meldet man sich ohne Passwort an.',
      ],
      'passkey-removed': (brand) => [
        `Ein Passkey deines Kontos bei ${brand} ist weg`,
        'Ein Passkey wurde gerade von deinem Konto entfernt. Mit ihm meldet sich niemand mehr an.',
      ],
    },
  },
  es: {
    fine: 'Si has sido tú, todo está bien.',
    notMe: 'No he sido yo',
    note: 'Si no has sido tú, elige una contraseña nueva cuanto antes y revisa la página de seguridad.',
    changes: {
      'password-changed': (brand) => [
        `Tu contraseña de ${brand} ha cambiado`,
        'La contraseña de tu cuenta acaba de cambiar. Los demás dispositivos han cerrado sesión.',
      ],
      'email-changed': (brand) => [
        `Tu correo de ${brand} ha cambiado`,
        'Tu cuenta tiene desde ahora otra dirección de correo. A partir de ahora escribiremos a esa.',
      ],
      'second-factor-on': (brand) => [
        `La verificación en dos pasos de ${brand} está activada`,
        'Desde ahora tu cuenta pide también un código de tu aplicación. Los demás dispositivos han cerrado sesión.',
      ],
      'second-factor-off': (brand) => [
        `La verificación en dos pasos de ${brand} está desactivada`,
        'Se acaba de quitar un segundo factor de tu cuenta.',
      ],
      'recovery-codes-made': (brand) => [
        `Nuevos códigos de recuperación para ${brand}`,
        'Se acaban de crear diez códigos de recuperación para tu cuenta. Los anteriores ya no sirven.',
      ],
      'passkey-added': (brand) => [
        `Una llave de acceso nueva para tu cuenta de ${brand}`,
        'Se acaba de añadir una llave de acceso a tu cuenta. Con ella se entra sin contraseña.',
      ],
      'passkey-removed': (brand) => [
        `Una llave de acceso menos en tu cuenta de ${brand}`,
        'Se acaba de quitar una llave de acceso de tu cuenta. Ya nadie puede entrar con ella.',
      ],
    },
  },
  fr: {
    fine: 'Si c’était vous, tout va bien.',
    notMe: 'Ce n’était pas moi',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et vérifiez la page de sécurité.',
    changes: {
      'password-changed': (brand) => [
        `Votre mot de passe ${brand} a été modifié`,
        'Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés.',
      ],
      'email-changed': (brand) => [
        `Votre adresse e-mail ${brand} a été modifiée`,
        'Votre compte vient de recevoir une autre adresse e-mail. Nous écrirons désormais à celle-ci.',
      ],
      'second-factor-on': (brand) => [
        `La double authentification ${brand} est activée`,
        'Désormais votre compte demande aussi un code de votre application. Tous les autres appareils ont été déconnectés.',
      ],
      'second-factor-off': (brand) => [
        `La double authentification ${brand} est désactivée`,
        'Un second facteur vient d’être retiré de votre compte.',
      ],
      'recovery-codes-made': (brand) => [
        `De nouveaux codes de secours pour ${brand}`,
        'Dix nouveaux codes de secours viennent d’être créés pour votre compte. Les anciens ne valent plus rien.',
      ],
      'passkey-added': (brand) => [
        `Une nouvelle clé d’accès pour votre compte ${brand}`,
        'Une clé d’accès vient d’être ajoutée à votre compte. Elle permet de se connecter sans mot de passe.',
      ],
      'passkey-removed': (brand) => [
        `Une clé d’accès de votre compte ${brand} a été supprimée`,
        'Une clé d’accès vient d’être retirée de votre compte. Elle ne permet plus de se connecter.',
      ],
    },
  },
}

const inLanguage =
  ({ fine, notMe, note, changes }: Words): Template<'account-changed'>[Locale] =>
  ({ change, url }, brand) => {
    const [subject, line] = changes[change](brand)
    return { subject, lines: [line, fine], action: { label: notMe, url }, note }
  }

export const accountChanged: Template<'account-changed'> = {
  en: inLanguage(words.en),
  de: inLanguage(words.de),
  es: inLanguage(words.es),
  fr: inLanguage(words.fr),
}
