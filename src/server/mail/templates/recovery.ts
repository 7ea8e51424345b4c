import type { Template } from '../templates.ts'

export const recovery: Template<'recovery'> = {
  en: ({ code, url, minutes }, brand) => ({
    subject: `Choose a new password for ${brand}`,
    lines: [
      'You asked to choose a new password.',
      `Press the button, or type this code on the page where you asked. Both work for ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Choose new password', url },
    note: 'You did not ask for this? Then ignore this message: your password stays as it is.',
  }),
  de: ({ code, url, minutes }, brand) => ({
    subject: `Wähl ein neues Passwort für ${brand}`,
    lines: [
      'Du möchtest ein neues Passwort wählen.',
      `Drück auf den Knopf oder gib diesen Code auf der Seite ein, auf der du danach gefragt hast. Beides gilt ${minutes} Minuten.`,
    ],
    code,
    action: { label: 'Neues Passwort wählen', url },
    note: 'Du hast das nicht angefordert? Dann ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.',
  }),
  es: ({ code, url, minutes }, brand) => ({
    subject: `Elige una contraseña nueva para ${brand}`,
    lines: [
      'Has pedido elegir una contraseña nueva.',
      `Pulsa el botón o escribe este código en la página donde lo pediste. Ambos valen durante ${minutes} minutos.`,
    ],
    code,
    action: { label: 'Elegir contraseña', url },
    note: '¿No lo has pedido tú? Entonces ignora este mensaje: tu contraseña sigue igual.',
  }),
  fr: ({ code, url, minutes }, brand) => ({
    subject: `Choisissez un nouveau mot de passe pour ${brand}`,
    lines: [
      'Vous avez demandé à choisir un nouveau mot de passe.',
      `Appuyez sur le bouton, ou saisissez ce code sur la page où vous l’avez demandé. Les deux sont valables ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Choisir un mot de passe', url },
    note: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste inchangé.',
  }),
}
