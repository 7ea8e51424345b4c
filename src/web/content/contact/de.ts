import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Kontakt',
  description: `So erreichst du ${brand.name}: Adressen für Hilfe, Sicherheit, Datenschutz und Jobs, und wer die Seite betreibt.`,
  lead: 'Schreib uns auf Deutsch, Englisch, Spanisch oder Französisch. Es liest ein Mensch, und meist hast du nach einem Werktag eine Antwort.',
  sections: [
    {
      title: 'Wohin du schreibst',
      list: [
        `Hilfe bei einer Buchung: [${brand.email}](mailto:${brand.email}). Schreib bitte die Buchungsnummer dazu.`,
        `Etwas ist gefährlich oder verboten: [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        `Fragen zu deinen Daten: [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
        `Jobs bei uns: [${brand.jobsEmail}](mailto:${brand.jobsEmail}).`,
      ],
    },
    {
      title: 'Wer diese Seite betreibt',
      text: [
        `${brand.operator}, ${brand.address}. Telefon ${brand.phone}, montags bis freitags von 9 bis 17 Uhr.`,
      ],
      links: [{ to: '/help-center', label: 'Hilfe' }],
    },
  ],
})
