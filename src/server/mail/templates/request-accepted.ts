import { rentalText } from '../rental-text.ts'
import type { Template } from '../templates.ts'

export const requestAccepted: Template<'request-accepted'> = {
  en: ({ rental, url }) => ({
    subject: 'Your request was accepted',
    lines: [`It is yours: ${rentalText(rental, 'en')}.`, 'The reserved amount is charged now.'],
    action: { label: 'Open your rental', url },
    note: 'There you find the address and the code to show when you pick it up.',
  }),
  de: ({ rental, url }) => ({
    subject: 'Deine Anfrage wurde angenommen',
    lines: [`Es klappt: ${rentalText(rental, 'de')}.`, 'Der reservierte Betrag wird jetzt abgebucht.'],
    action: { label: 'Miete öffnen', url },
    note: 'Dort findest du die Adresse und den Code, den du beim Abholen zeigst.',
  }),
  es: ({ rental, url }) => ({
    subject: 'Han aceptado tu solicitud',
    lines: [`Ya es tuyo: ${rentalText(rental, 'es')}.`, 'El importe reservado se cobra ahora.'],
    action: { label: 'Abrir tu alquiler', url },
    note: 'Ahí encuentras la dirección y el código que enseñas al recogerlo.',
  }),
  fr: ({ rental, url }) => ({
    subject: 'Votre demande a été acceptée',
    lines: [`C’est d’accord : ${rentalText(rental, 'fr')}.`, 'Le montant réservé est débité maintenant.'],
    action: { label: 'Ouvrir la location', url },
    note: 'Vous y trouverez l’adresse et le code à présenter au retrait.',
  }),
}
