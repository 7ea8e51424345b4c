import type { Template } from '../templates.ts'

export const emailChange: Template<'email-change'> = {
  en: ({ code, url, minutes, from, to }, brand) => ({
    subject: `Confirm the new e-mail address for ${brand}`,
    lines: [
      `The address of your account is to change from ${from} to ${to}.`,
      `Press the button, or type this code on the security page. Both work for ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Confirm change', url },
    note: 'You did not ask for this? Then do not confirm, and change your password.',
  }),
  de: ({ code, url, minutes, from, to }, brand) => ({
    subject: `Bestätige die neue E-Mail-Adresse für ${brand}`,
    lines: [
      `Die Adresse deines Kontos soll sich von ${from} zu ${to} ändern.`,
      `Drück auf den Knopf oder gib diesen Code auf der Sicherheitsseite ein. Beides gilt ${minutes} Minuten.`,
    ],
    code,
    action: { label: 'Änderung bestätigen', url },
    note: 'Du hast das nicht angefordert? Dann bestätige nichts und ändere dein Passwort.',
  }),
  es: ({ code, url, minutes, from, to }, brand) => ({
    subject: `Confirma el nuevo correo para ${brand}`,
    lines: [
      `La dirección de tu cuenta va a cambiar de ${from} a ${to}.`,
      `Pulsa el botón o escribe este código en la página de seguridad. Ambos valen durante ${minutes} minutos.`,
    ],
    code,
    action: { label: 'Confirmar cambio', url },
    note: '¿No lo has pedido tú? Entonces no confirmes nada y cambia tu contraseña.',
  }),
  fr: ({ code, url, minutes, from, to }, brand) => ({
    subject: `Confirmez la nouvelle adresse e-mail pour ${brand}`,
    lines: [
      `L’adresse de votre compte doit passer de ${from} à ${to}.`,
      `Appuyez sur le bouton, ou saisissez ce code sur la page de sécurité. Les deux sont valables ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Confirmer le changement', url },
    note: 'Vous n’avez rien demandé ? Ne confirmez pas, et changez votre mot de passe.',
  }),
}
