import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Nutzungsbedingungen',
  description: `Der Vertrag zwischen dir und dem Betreiber von ${brand.name}: was die Plattform leistet, was sie kostet und wer wofür haftet.`,
  lead: `Diese Bedingungen sind der Vertrag zwischen dir und ${brand.operator} („wir“). Die Miete selbst vereinbaren Mieter und Verleiher miteinander; dafür gilt der [Mietvertrag](/rental-agreement).`,
  updated: '2026-11-23',
  sections: [
    {
      title: '1. Was wir leisten',
      text: [
        'Wir betreiben einen Marktplatz, auf dem Menschen Dinge vermieten und buchen. Wir stellen Suche, Kalender, Zahlung, Nachrichten und Identitätsprüfung bereit und klären Forderungen. Die Artikel gehören nicht uns, und am Mietvertrag sind wir nicht beteiligt.',
      ],
    },
    {
      title: '2. Dein Konto',
      text: [
        'Du musst mindestens 18 Jahre alt und geschäftsfähig sein, und deine Angaben müssen stimmen. Gib dein Passwort nicht weiter: Du bist dafür verantwortlich, was in deinem Konto geschieht, es sei denn, du konntest es nicht verhindern.',
        'Du kannst dein Konto jederzeit löschen, solange keine Miete und keine Auszahlung mehr offen ist. Lass dir dein Guthaben vorher auszahlen; bevor etwas davon verfällt, fragen wir nach.',
      ],
    },
    {
      title: '3. Buchung und Zahlung',
      text: [
        'Eine Buchung kommt zustande, sobald die Zahlung autorisiert ist und, bei Artikeln auf Anfrage, der Verleiher zugesagt hat. Im Preis ist alles enthalten, was du zahlen musst. Die Kaution kommt dazu; sie wird auf deiner Karte nur reserviert.',
        'Für Stornierungen gilt die Regel des Verleihers, die dir bei der Buchung angezeigt wurde. Innerhalb einer Stunde nach der Buchung kannst du immer kostenlos stornieren, wenn es bis zum Beginn noch mindestens 24 Stunden sind.',
      ],
    },
    {
      title: '4. Unsere Gebühr',
      text: [
        `Verleiher zahlen ${formatNumber(terms.feePercent, 'de')} % des Mietpreises, wenn eine Miete abgeschlossen ist; wir ziehen die Gebühr von den Einnahmen ab. Mieter zahlen uns nichts. Änderungen kündigen wir 30 Tage vorher an. Für bestehende Buchungen gelten sie nicht.`,
      ],
    },
    {
      title: '5. Was nicht erlaubt ist',
      text: [
        'Die [Community-Regeln](/community-guidelines) sind Teil dieser Bedingungen. Verboten ist außerdem, Zahlungen an der Plattform vorbei abzuwickeln, die Seite automatisiert auszulesen (Suchmaschinen ausgenommen) oder ihren Betrieb zu stören.',
      ],
    },
    {
      title: '6. Empfehlungsprogramm',
      text: [
        'Wenn du neue Leute mitbringst, bekommst du einen Anteil an unserer Gebühr aus ihren abgeschlossenen Mieten, über bis zu vier Stufen. Deine Übersicht zeigt, wie viel. Die Teilnahme ist kostenlos. Dich selbst kannst du nicht werben, und wird eine Miete erstattet, buchen wir die Provision zurück.',
      ],
    },
    {
      title: '7. Haftung',
      text: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsrecht. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, und nur für den vorhersehbaren Schaden. Deine Rechte als Verbraucher bleiben unberührt.',
      ],
    },
    {
      title: '8. Sperrung, Streit, anwendbares Recht',
      text: [
        `Aus wichtigem Grund können wir ein Konto sperren oder schließen. Wir sagen dir den Grund und wie du widersprechen kannst. Es gilt das Recht an unserem Sitz (${brand.jurisdiction}); zwingende Verbraucherrechte deines Landes bleiben bestehen. Beschwerden schickst du an [${brand.email}](mailto:${brand.email}).`,
      ],
    },
  ],
})
