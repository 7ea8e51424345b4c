import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Kontakt',
  description: `So erreichst du ${brand.name}: Adressen für Hilfe, Sicherheit, Datenschutz und Jobs, und wer die Seite betreibt.`,
  lead: 'Schreib uns auf Deutsch, Englisch, Spanisch oder Französisch. Ein Mensch liest es und antwortet meist innerhalb eines Werktags.',
  sections: [
    {
      title: 'Die richtige Adresse',
      list: [
        `Hilfe bei einer Buchung: [${brand.email}](mailto:${brand.email}). Bitte nenn die Buchungsnummer.`,
        `Etwas Unsicheres oder Verbotenes: [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        `Deine Daten: [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
        `Mit uns arbeiten: [${brand.jobsEmail}](mailto:${brand.jobsEmail}).`,
      ],
    },
    {
      title: 'Wer diese Seite betreibt',
      text: [`${brand.operator}, ${brand.address}. Telefon ${brand.phone}, werktags von 9 bis 17 Uhr.`],
      links: [{ to: '/help-center', label: 'Hilfe' }],
    },
  ],
} satisfies Content
