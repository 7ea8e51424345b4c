import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Community-Regeln',
  description:
    'Zehn einfache Regeln für das Mieten und Verleihen unter Nachbarn, und was passiert, wenn jemand sie bricht.',
  lead: 'Das meiste versteht sich von selbst. Wir schreiben es trotzdem auf, damit sich alle darauf verlassen können.',
  sections: [
    {
      title: 'Für alle',
      list: [
        'Sei, wer du sagst. Eine Person, ein Konto.',
        'Sei pünktlich und schreib, wenn du es nicht bist.',
        'Bleib freundlich, auch im Streit. Keine Beleidigungen, keine Drohungen, keine Diskriminierung.',
        'Bewerte, was passiert ist, nicht, was du befürchtet hast.',
        'Absprachen und Zahlung laufen hier. Kontaktdaten sind nur für die Übergabe da.',
      ],
    },
    {
      title: 'Für Verleiher',
      list: [
        'Biete nur an, was dir gehört und funktioniert. Zeig es, wie es ist, mit seinen Kratzern.',
        'Übergib, was du angeboten hast, sauber, sicher und mit allem Zubehör.',
        'Halte deinen Kalender aktuell. Wer erst zusagt und dann absagt, lässt andere hängen.',
      ],
    },
    {
      title: 'Für Mieter',
      list: [
        'Nutz die Dinge, wie sie gedacht sind, und gib sie zurück, wie du sie bekommen hast.',
        'Sag sofort Bescheid, wenn etwas kaputtgeht. Das passiert, und früh lässt es sich leichter regeln.',
      ],
    },
    {
      title: 'Nicht auf dieser Seite',
      text: [
        'Waffen, Drogen, Gestohlenes oder Zurückgerufenes, verschreibungspflichtige Arzneimittel und Medizinprodukte, Tiere, Dokumente, alles, was am Ort nicht vermietet werden darf, und Dinge, die anderen schaden oder sie ausspähen sollen.',
      ],
    },
    {
      title: 'Was sonst passiert',
      text: [
        `Zuerst verwarnen wir. Hilft das nicht, sperren wir das Konto, in schweren Fällen sofort. Wir sagen dir immer, warum, und du kannst einmal widersprechen. Meldungen gehen an [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
      ],
    },
  ],
})
