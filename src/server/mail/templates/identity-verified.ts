import { proofText } from '../identity-text.ts'
import type { Template } from '../templates.ts'

export const identityVerified: Template<'identity-verified'> = {
  en: ({ step, url }) => ({
    subject: 'Your verification went well',
    lines: [`We have checked ${proofText(step, 'en')}: everything is in order.`],
    action: { label: 'See your verification', url },
    note: 'Your document stays private. No lender and no renter sees it.',
  }),
  de: ({ step, url }) => ({
    subject: 'Deine Prüfung ist bestanden',
    lines: [`Wir haben ${proofText(step, 'de')} geprüft: Alles ist in Ordnung.`],
    action: { label: 'Zu deiner Verifizierung', url },
    note: 'Dein Dokument bleibt privat. Niemand, der leiht oder verleiht, sieht es.',
  }),
  es: ({ step, url }) => ({
    subject: 'Tu verificación ha ido bien',
    lines: [`Hemos comprobado ${proofText(step, 'es')}: todo está en orden.`],
    action: { label: 'Ver tu verificación', url },
    note: 'Tu documento sigue siendo privado. Nadie que alquile lo ve.',
  }),
  fr: ({ step, url }) => ({
    subject: 'Votre vérification a réussi',
    lines: [`Nous avons vérifié ${proofText(step, 'fr')} : tout est en ordre.`],
    action: { label: 'Voir votre vérification', url },
    note: 'Votre document reste privé. Aucun locataire ni propriétaire ne le voit.',
  }),
}
