import type { Content } from '../content.ts'

export default {
  title: 'So suchst du',
  description:
    'Wörter, Ort, Zeitraum und Preis: So findest du in der Nähe das Richtige, in der Liste oder auf der Karte.',
  lead: 'Je mehr wir über dein Vorhaben wissen, desto besser die Antwort. Am meisten hilft der Zeitraum: Dann siehst du nur, was frei ist und was es insgesamt kostet.',
  sections: [
    {
      title: 'Vier Angaben, die helfen',
      list: [
        'Was: Ein Wort genügt. Wir finden auch andere Formen davon und verzeihen Tippfehler.',
        'Wo: deine Gegend oder der Standort deines Telefons, wenn du ihn freigibst. Entfernungen gelten zu Fuß.',
        'Wann: die genauen Stunden. Was dann vergeben ist, verschwindet aus der Liste.',
        'Wie: abholen, liefern lassen oder an einem Treffpunkt mitnehmen.',
      ],
    },
    {
      title: 'Liste oder Karte',
      text: [
        'Die [Liste](/search?view=list) vergleicht, die [Karte](/search?view=map) zeigt, was auf deinem Weg liegt. Beide zeigen dieselben Treffer. Zum Schutz der Verleiher zeigt die Karte die Gegend und nicht die Haustür; die Adresse kommt mit der bestätigten Buchung.',
      ],
    },
    {
      title: 'Nach dem sortieren, was du zahlst',
      text: [
        'Sortierst du nach Gesamtpreis, zählt die ganze Summe für deinen Zeitraum, nicht der Tagespreis. Außerdem geht es nach Entfernung, Bewertung und Neuheit.',
        'Alles, was du einstellst, steht in der Adresse der Seite. Schick sie weiter, und andere sehen dasselbe.',
      ],
      links: [{ to: '/search', label: 'Jetzt suchen' }],
    },
  ],
} satisfies Content
