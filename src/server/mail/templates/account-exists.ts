import type { Template } from '../templates.ts'

export const accountExists: Template<'account-exists'> = {
  en: ({ url }, brand) => ({
    subject: `You already have an account at ${brand}`,
    lines: [
      'Somebody, probably you, wanted to sign up with this address. It has an account already.',
      'Simply sign in. If the password has slipped your mind, choose a new one there.',
    ],
    action: { label: 'Sign in', url },
    note: 'It was not you? Then you need do nothing: your account is unchanged.',
  }),
  de: ({ url }, brand) => ({
    subject: `Du hast schon ein Konto bei ${brand}`,
    lines: [
      'Jemand, vermutlich du, wollte sich mit dieser Adresse registrieren. Zu ihr gibt es schon ein Konto.',
      'Melde dich einfach an. Fällt dir das Passwort nicht ein, wähl dort ein neues.',
    ],
    action: { label: 'Anmelden', url },
    note: 'Das warst nicht du? Dann musst du nichts tun: Dein Konto ist unverändert.',
  }),
  es: ({ url }, brand) => ({
    subject: `Ya tienes una cuenta en ${brand}`,
    lines: [
      'Alguien, seguramente tú, ha querido registrarse con esta dirección. Ya existe una cuenta con ella.',
      'Entra sin más. Si no recuerdas la contraseña, allí puedes elegir una nueva.',
    ],
    action: { label: 'Entrar', url },
    note: '¿No has sido tú? Entonces no tienes que hacer nada: tu cuenta sigue igual.',
  }),
  fr: ({ url }, brand) => ({
    subject: `Vous avez déjà un compte chez ${brand}`,
    lines: [
      'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Un compte existe déjà.',
      'Connectez-vous simplement. Si vous avez oublié le mot de passe, vous pourrez en choisir un nouveau.',
    ],
    action: { label: 'Se connecter', url },
    note: 'Ce n’était pas vous ? Vous n’avez rien à faire : votre compte est inchangé.',
  }),
}
