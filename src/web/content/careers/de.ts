import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Jobs',
  description: `Arbeiten bei ${brand.name}: ein kleines Team, eine Software, die alle lesen dürfen, und Nachbarn, die sie jeden Tag benutzen.`,
  lead: 'Wir sind wenige, und was wir bauen, benutzen wir im eigenen Viertel. Feste Stellen schreiben wir selten aus. Wenn du Lust hast mitzumachen, schreib uns trotzdem.',
  sections: [
    {
      title: 'Wen wir suchen',
      list: [
        'Leute, die Schwieriges einfach sagen können, im Code wie am Telefon.',
        'Leute, die selbst schon geliehen oder verliehen haben und wissen, woran es hakt.',
        'Gerade besonders: Support auf Deutsch, Spanisch oder Französisch, Moderation, Entwicklung und jemand, der mit Städten redet.',
      ],
    },
    {
      title: 'Was du erwarten kannst',
      list: [
        'Ein richtiges Gespräch, keine Knobelaufgaben. Spätestens nach zwei Wochen weißt du Bescheid.',
        'Arbeitszeiten, neben denen noch Leben Platz hat, zu Hause oder bei uns.',
        'Was du verdienst, sagen wir dir schon vor dem ersten Gespräch.',
      ],
    },
    {
      title: 'So bewirbst du dich',
      text: [
        `Schreib an [${brand.jobsEmail}](mailto:${brand.jobsEmail}), was du gern machen würdest, und erzähl von einer Sache, auf die du stolz bist. Foto, Geburtsdatum und das übliche Anschreiben brauchen wir nicht.`,
      ],
    },
  ],
})
