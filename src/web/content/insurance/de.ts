import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Versicherung und Kaution',
  description:
    'Was die Kaution abdeckt, wie Schäden geregelt werden, was Abnutzung ist und was deine eigene Versicherung leisten muss.',
  lead: `${brand.name} ist keine Versicherung. Hier liest du, was die Kaution abdeckt und was nicht.`,
  sections: [
    {
      title: 'Die Kaution',
      text: [
        `Wer verleiht, legt sie fest, und du siehst sie vor der Buchung. Ab dem Tag vor der Miete wird sie auf deiner Karte reserviert; abgebucht wird nichts. Meldet in den ${rule('claimHours')} Stunden nach der Rückgabe niemand ein Problem, wird sie wieder frei.`,
        'Einen Teil oder alles buchen wir nur ab, wenn eine Forderung geklärt ist: wegen Schäden, fehlender Teile, ungewöhnlich aufwendiger Reinigung oder Verspätung. Alle Forderungen einer Miete zusammen gehen nie über Kaution und Mietpreis hinaus.',
      ],
    },
    {
      title: 'Wie Schäden geregelt werden',
      steps: [
        {
          title: 'Der Verleiher meldet',
          text: `Innerhalb von ${rule('claimHours')} Stunden nach der Rückgabe, mit Fotos und einem Betrag.`,
        },
        {
          title: 'Der Mieter antwortet',
          text: `Er sieht die Fotos von Abholung und Rückgabe und stimmt zu, macht ein Gegenangebot oder widerspricht. Jede Seite hat ${rule('claimAnswerHours')} Stunden; wer nicht antwortet, stimmt zu.`,
        },
        {
          title: 'Wir entscheiden',
          text: `Werdet ihr euch nicht einig, entscheidet unser Team anhand der Fotos, der Checkliste von der Übergabe und, wo nötig, dessen, was ihr euch zur Miete geschrieben habt. Jede Seite kann einmal widersprechen, innerhalb von ${rule('claimAppealDays')} Tagen.`,
        },
      ],
    },
    {
      title: 'Was kein Schaden ist',
      text: [
        'Normale Gebrauchsspuren gehören dazu. Niemand schuldet mehr, als es kostet, den Artikel zu reparieren oder durch einen gleich alten im gleichen Zustand zu ersetzen.',
      ],
    },
    {
      title: 'Deine eigene Versicherung',
      list: [
        'Ist der Schaden höher als die Kaution, haftet der Mieter nach dem Recht am Ort. Frag deine Privathaftpflicht, ob gemietete Sachen mitversichert sind; oft sind sie es.',
        'Wenn du verleihst, frag deine Hausratversicherung, ob auch vermietete Sachen versichert sind.',
        'Fahrzeuge und Anhänger brauchen oft eine eigene Versicherung. Im Inserat muss stehen, wer sie abschließt.',
      ],
    },
  ],
})
