import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Nutzungsbedingungen',
  description: `Der Vertrag zwischen dir und dem Betreiber von ${brand.name}: was die Plattform leistet, was sie kostet und wer wofür haftet.`,
  lead: `Diese Bedingungen gelten zwischen dir und ${brand.operator} („wir“). Die Miete selbst ist ein Vertrag zwischen Mieter und Verleiher; für sie gilt der [Mietvertrag](/rental-agreement).`,
  updated: '2026-11-22',
  sections: [
    {
      title: '1. Was wir leisten',
      text: [
        'Wir betreiben einen Marktplatz, auf dem Leute Dinge zur Miete anbieten und buchen. Wir stellen Suche, Kalender, Zahlung, Nachrichten, Identitätsprüfung und die Regelung von Schadensfällen bereit. Uns gehört keiner der Gegenstände, und wir sind nicht Partei der Miete.',
      ],
    },
    {
      title: '2. Dein Konto',
      text: [
        'Du musst mindestens 18 und geschäftsfähig sein. Deine Angaben müssen stimmen. Behalt dein Passwort für dich; du stehst für das ein, was in deinem Konto geschieht, es sei denn, du konntest es nicht verhindern. Du kannst das Konto jederzeit beenden; laufende Mieten werden noch abgewickelt.',
      ],
    },
    {
      title: '3. Buchung und Zahlung',
      text: [
        'Eine Buchung kommt zustande, wenn die Zahlung autorisiert ist und bei Sachen auf Anfrage der Verleiher zusagt. Preise enthalten alle verpflichtenden Bestandteile. Kautionen werden getrennt vorgemerkt. Es gilt die bei der Buchung angezeigte Stornoregel des Verleihers; die kostenlose Stornierung innerhalb einer Stunde nach der Buchung bleibt, wenn der Beginn mindestens 24 Stunden entfernt ist.',
      ],
    },
    {
      title: '4. Unsere Gebühr',
      text: [
        'Verleiher zahlen 15 % des Mietpreises einer abgeschlossenen Miete. Sie wird von der Auszahlung einbehalten. Mieter zahlen uns keine Gebühr. Änderungen kündigen wir 30 Tage vorher an; bereits getätigte Buchungen betreffen sie nicht.',
      ],
    },
    {
      title: '5. Was nicht erlaubt ist',
      text: [
        'Die [Community-Regeln](/community-guidelines) sind Teil dieser Bedingungen. Verboten ist auch, die Zahlung über die Plattform zu umgehen, die Seite maschinell über das hinaus auszulesen, was Suchmaschinen tun, und ihren Betrieb zu stören.',
      ],
    },
    {
      title: '6. Empfehlungen',
      text: [
        'Wer andere mitbringt, erhält über bis zu vier Stufen einen Anteil an unserer Gebühr aus abgeschlossenen Mieten, wie in der Übersicht angezeigt. Die Teilnahme kostet nichts. Wer sich selbst wirbt, verdient nichts; bei Erstattungen werden Provisionen zurückgebucht.',
      ],
    },
    {
      title: '7. Haftung',
      text: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsrecht. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten, begrenzt auf den vorhersehbaren Schaden. Deine Rechte als Verbraucher bleiben unberührt.',
      ],
    },
    {
      title: '8. Ende, Streit, Recht',
      text: [
        `Wir können ein Konto aus wichtigem Grund sperren oder beenden; wir nennen den Grund und den Weg zum Einspruch. Es gilt das Recht am Ort ${brand.jurisdiction}; zwingende Verbraucherrechte deines Landes bleiben. Beschwerden: ${brand.email}.`,
      ],
    },
  ],
} satisfies Content
