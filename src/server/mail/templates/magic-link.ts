import type { Template } from '../templates.ts'

export const magicLink: Template<'magic-link'> = {
  en: ({ code, url, minutes }, brand) => ({
    subject: `${code} is your code for ${brand}`,
    lines: [`Sign in with this code, or press the button. Both work once, within ${minutes} minutes.`],
    code,
    action: { label: 'Sign in', url },
    note: 'You did not ask for this? Then ignore this message, and give the code to nobody.',
  }),
  de: ({ code, url, minutes }, brand) => ({
    subject: `${code} ist dein Code für ${brand}`,
    lines: [
      `Melde dich mit diesem Code an oder drück auf den Knopf. Beides geht einmal, innerhalb von ${minutes} Minuten.`,
    ],
    code,
    action: { label: 'Anmelden', url },
    note: 'Du hast das nicht angefordert? Dann ignoriere diese Nachricht und gib den Code niemandem weiter.',
  }),
  es: ({ code, url, minutes }, brand) => ({
    subject: `${code} es tu código para ${brand}`,
    lines: [`Entra con este código o pulsa el botón. Ambos sirven una sola vez, durante ${minutes} minutos.`],
    code,
    action: { label: 'Entrar', url },
    note: '¿No lo has pedido tú? Entonces ignora este mensaje y no des el código a nadie.',
  }),
  fr: ({ code, url, minutes }, brand) => ({
    subject: `${code} est votre code pour ${brand}`,
    lines: [
      `Connectez-vous avec ce code, ou appuyez sur le bouton. Les deux servent une fois, pendant ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Se connecter', url },
    note: 'Vous n’avez rien demandé ? Ignorez ce message et ne donnez ce code à personne.',
  }),
}
