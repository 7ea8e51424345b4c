import type { Template } from '../templates.ts'

export const reauthentication: Template<'reauthentication'> = {
  en: ({ code, minutes }, brand) => ({
    subject: `${code} is your code for ${brand}`,
    lines: [
      'Before something important in your account changes, we want to be sure that it is you.',
      `Type this code where you were asked for it. It works once, within ${minutes} minutes.`,
    ],
    code,
    note: 'You are not changing anything? Then somebody else is signed in to your account: change your password.',
  }),
  de: ({ code, minutes }, brand) => ({
    subject: `${code} ist dein Code für ${brand}`,
    lines: [
      'Bevor sich in deinem Konto etwas Wichtiges ändert, möchten wir sicher sein, dass du es bist.',
      `Gib diesen Code dort ein, wo du danach gefragt wurdest. Er gilt einmal, innerhalb von ${minutes} Minuten.`,
    ],
    code,
    note: 'Du änderst gerade nichts? Dann ist jemand anderes in deinem Konto angemeldet: Ändere dein Passwort.',
  }),
  es: ({ code, minutes }, brand) => ({
    subject: `${code} es tu código para ${brand}`,
    lines: [
      'Antes de cambiar algo importante en tu cuenta, queremos estar seguros de que eres tú.',
      `Escribe este código donde te lo han pedido. Sirve una sola vez, durante ${minutes} minutos.`,
    ],
    code,
    note: '¿No estás cambiando nada? Entonces otra persona ha entrado en tu cuenta: cambia tu contraseña.',
  }),
  fr: ({ code, minutes }, brand) => ({
    subject: `${code} est votre code pour ${brand}`,
    lines: [
      'Avant de modifier un élément important de votre compte, nous voulons être sûrs que c’est bien vous.',
      `Saisissez ce code là où il vous a été demandé. Il sert une fois, pendant ${minutes} minutes.`,
    ],
    code,
    note: 'Vous ne modifiez rien en ce moment ? Quelqu’un d’autre est connecté à votre compte : changez votre mot de passe.',
  }),
}
