import type { Template } from '../templates.ts'

export const invitation: Template<'invitation'> = {
  en: ({ code, url, minutes }, brand) => ({
    subject: `You are invited to ${brand}`,
    lines: [
      `Somebody at ${brand} has set up an account for you. There you rent things from neighbours and lend out yours.`,
      `Press the button to accept and to choose a password. The invitation is good for ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Accept invitation', url },
    note: 'You expected no invitation? Then ignore this message.',
  }),
  de: ({ code, url, minutes }, brand) => ({
    subject: `Du bist zu ${brand} eingeladen`,
    lines: [
      `Jemand von ${brand} hat ein Konto für dich angelegt. Damit leihst du Dinge aus deiner Nachbarschaft und verleihst deine eigenen.`,
      `Drück auf den Knopf, um anzunehmen und ein Passwort zu wählen. Die Einladung gilt ${minutes} Minuten.`,
    ],
    code,
    action: { label: 'Einladung annehmen', url },
    note: 'Du hast keine Einladung erwartet? Dann ignoriere diese Nachricht.',
  }),
  es: ({ code, url, minutes }, brand) => ({
    subject: `Tienes una invitación a ${brand}`,
    lines: [
      `Alguien de ${brand} ha creado una cuenta para ti. Con ella alquilas cosas de tus vecinos y prestas las tuyas.`,
      `Pulsa el botón para aceptar y elegir una contraseña. La invitación vale durante ${minutes} minutos.`,
    ],
    code,
    action: { label: 'Aceptar invitación', url },
    note: '¿No esperabas ninguna invitación? Entonces ignora este mensaje.',
  }),
  fr: ({ code, url, minutes }, brand) => ({
    subject: `Vous êtes invité sur ${brand}`,
    lines: [
      `Quelqu’un de ${brand} a créé un compte pour vous. Il vous permet de louer des objets à vos voisins et de prêter les vôtres.`,
      `Appuyez sur le bouton pour accepter et choisir un mot de passe. L’invitation est valable ${minutes} minutes.`,
    ],
    code,
    action: { label: 'Accepter l’invitation', url },
    note: 'Vous n’attendiez pas d’invitation ? Ignorez ce message.',
  }),
}
