import type { Template } from '../templates.ts'

export const confirmSignUp: Template<'confirm-sign-up'> = {
  en: ({ code, url, minutes }, brand) => ({
    subject: `Confirm your e-mail address for ${brand}`,
    lines: [
      'Good to have you with us. One step is left: confirm that this address is yours.',
      `Press the button, or type this code where ${brand} asks for it. Both work for ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Confirm address', url },
    note: 'You did not sign up? Then ignore this message: without your confirmation nothing happens.',
  }),
  de: ({ code, url, minutes }, brand) => ({
    subject: `Bestätige deine E-Mail-Adresse für ${brand}`,
    lines: [
      'Schön, dass du dabei bist. Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir gehört.',
      `Drück auf den Knopf oder gib diesen Code ein, wenn ${brand} danach fragt. Beides gilt ${minutes} Minuten.`,
    ],
    code,
    action: { label: 'Adresse bestätigen', url },
    note: 'Du hast dich nicht registriert? Dann ignoriere diese Nachricht: Ohne deine Bestätigung passiert nichts.',
  }),
  es: ({ code, url, minutes }, brand) => ({
    subject: `Confirma tu correo para ${brand}`,
    lines: [
      'Nos alegra tenerte con nosotros. Falta un paso: confirma que esta dirección es tuya.',
      `Pulsa el botón o escribe este código cuando ${brand} te lo pida. Ambos valen durante ${minutes} minutos.`,
    ],
    code,
    action: { label: 'Confirmar dirección', url },
    note: '¿No te has registrado? Entonces ignora este mensaje: sin tu confirmación no pasa nada.',
  }),
  fr: ({ code, url, minutes }, brand) => ({
    subject: `Confirmez votre adresse e-mail pour ${brand}`,
    lines: [
      'Nous sommes heureux de vous compter parmi nous. Il reste une étape : confirmer que cette adresse est la vôtre.',
      `Appuyez sur le bouton, ou saisissez ce code quand ${brand} vous le demande. Les deux sont valables ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Confirmer l’adresse', url },
    note: 'Vous ne vous êtes pas inscrit ? Ignorez ce message : sans votre confirmation, il ne se passe rien.',
  }),
}
