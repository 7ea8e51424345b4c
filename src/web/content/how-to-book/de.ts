import type { Content } from '../content.ts'

export default {
  title: 'So buchst du',
  description:
    'Vom Korb zum QR-Code: Verfügbarkeit, 20 Minuten Haltezeit, Ausweisprüfung, Zahlung und Stornierung.',
  lead: 'Buchen dauert ein paar Minuten. Solange etwas im Korb liegt, ist es nicht reserviert; ab dem Bezahlen gehört es 20 Minuten dir.',
  sections: [
    {
      title: 'Schritt für Schritt',
      steps: [
        {
          title: 'Prüf deinen Korb',
          text: 'Anzahl, Zeitraum und Übergabe kannst du für jeden Gegenstand ändern.',
        },
        {
          title: 'Geh zur Kasse',
          text: 'Wir prüfen alles noch einmal. Ist inzwischen etwas vergeben, kannst du genau das entfernen.',
        },
        {
          title: 'Bestätige, wer du bist',
          text: 'Die erste Buchung braucht deinen Ausweis, Körbe über 1.000 € auch ein Selfie. Das machst du nur einmal.',
        },
        { title: 'Zahl', text: 'Abgebucht wird mit der Zusage, bei sofort buchbaren Sachen gleich.' },
        {
          title: 'Hol dir den Code',
          text: 'Dein QR-Code liegt unter [Meine Mieten](/dashboard/my-rentals), auch wenn du an der Haustür keinen Empfang hast.',
        },
      ],
    },
    {
      title: 'Wenn jemand erst zusagen muss',
      text: [
        'Manche möchten jede Anfrage ansehen. Dafür haben sie 48 Stunden, höchstens bis zum Beginn deiner Miete. Ohne Antwort endet die Anfrage von selbst und das vorgemerkte Geld wird vollständig frei.',
      ],
    },
    {
      title: 'Stornieren',
      list: [
        'Innerhalb einer Stunde nach der Buchung kostenlos, wenn der Beginn mindestens 24 Stunden entfernt ist.',
        'Flexibel: volle Erstattung bis 24 Stunden vor Beginn.',
        'Moderat: volle Erstattung bis 5 Tage vorher, die Hälfte bis 24 Stunden vorher.',
        'Streng: die Hälfte bis 7 Tage vorher.',
        'Sagt der Verleiher ab, bekommst du immer alles zurück.',
      ],
      links: [{ to: '/help-center', label: 'Weitere Fragen' }],
    },
  ],
} satisfies Content
