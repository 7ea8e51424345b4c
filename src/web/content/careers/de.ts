import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Jobs',
  description: `Arbeiten bei ${brand.name}: ein kleines Team, ein quelloffenes Produkt und Nachbarn, die es täglich nutzen.`,
  lead: 'Wir sind ein kleines Team und bauen etwas, das unsere eigenen Nachbarn benutzen. Eine lange Liste offener Stellen gibt es nicht, aber eine Adresse.',
  sections: [
    {
      title: 'Wen wir suchen',
      list: [
        'Leute, die Dinge einfach erklären, im Code und mit Worten.',
        'Leute, die schon etwas verliehen oder gemietet haben und wissen, wo es hakt.',
        'Support auf Deutsch, Spanisch oder Französisch, Moderation, Entwicklung, Partnerschaften in Städten.',
      ],
    },
    {
      title: 'Was du erwarten kannst',
      list: [
        'Ein Gespräch statt eines Rätsels und eine Antwort innerhalb von zwei Wochen.',
        'Arbeitszeiten, die zum Leben passen, von zu Hause oder zusammen.',
        'Das Gehalt nennen wir vor dem ersten Gespräch.',
      ],
    },
    {
      title: 'So bewirbst du dich',
      text: [
        `Schreib an [${brand.jobsEmail}](mailto:${brand.jobsEmail}), was du gern tun möchtest, und von einer Sache, auf die du stolz bist. Ohne Foto, ohne Geburtsdatum, ohne Anschreiben nach Vorlage.`,
      ],
    },
  ],
} satisfies Content
