import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Hilfe',
  description:
    'Antworten zu Mieten, Verleihen, Geld und Konto. Und wie du einen Menschen erreichst, wenn sie nicht reichen.',
  lead: `Was am häufigsten gefragt wird. Fehlt deine Frage, schreib an [${brand.email}](mailto:${brand.email}).`,
  sections: [
    {
      title: 'Mieten',
      questions: [
        {
          question: 'Ist etwas in meinem Korb für mich reserviert?',
          answer:
            'Noch nicht. Ab dem Bezahlen wird es 20 Minuten gehalten, und mit der Zahlung ist es gebucht.',
        },
        {
          question: 'Was ist, wenn die 20 Minuten beim Zahlen ablaufen?',
          answer:
            'Ist dein Zeitraum noch frei, klappt die Buchung. Wenn nicht, wird die Zahlung vollständig storniert und du erfährst es sofort.',
        },
        {
          question: 'Wo ist mein QR-Code?',
          answer: 'Unter [Meine Mieten](/dashboard/my-rentals), bei jeder Buchung.',
        },
        {
          question: 'Kann ich es länger behalten?',
          answer:
            'Bitte in deiner Buchung um Verlängerung. Das geht, solange niemand die Zeit danach gebucht hat, und kostet den Unterschied der beiden Preise.',
        },
        {
          question: 'Der Gegenstand ist nicht wie beschrieben. Was jetzt?',
          answer: `Lass deinen Code nicht scannen und nimm den Gegenstand nicht mit. Sagt die verleihende Person die Buchung ab, bekommst du alles zurück. Wenn nicht, schreib noch am selben Tag an [${brand.email}](mailto:${brand.email}), mit Fotos und Buchungsnummer.`,
        },
      ],
    },
    {
      title: 'Verleihen',
      questions: [
        {
          question: 'Wann bekomme ich mein Geld?',
          answer:
            '48 Stunden nach der Rückgabe, wenn niemand ein Problem gemeldet hat. Auszahlen lassen kannst du ab 20 €.',
        },
        {
          question: 'Was kostet es mich?',
          answer: '15 % des Mietpreises jeder abgeschlossenen Miete. Einstellen ist kostenlos.',
        },
        {
          question: 'Mein Gegenstand kam beschädigt zurück.',
          answer:
            'Melde es innerhalb von 48 Stunden nach der Rückgabe, mit Fotos. Die Kaution bleibt vorgemerkt, bis der Fall entschieden ist.',
        },
      ],
    },
    {
      title: 'Konto',
      questions: [
        {
          question: 'Warum muss ich einen Ausweis zeigen?',
          answer:
            'Damit alle wissen, dass am anderen Ende ein echter Mensch ist. Dokumente liegen in privatem Speicher, nur wer sie prüft, sieht sie.',
        },
        {
          question: 'Wie lösche ich mein Konto?',
          answer:
            'Unter [Datenschutz](/account/privacy). Was wir nach dem Gesetz aufheben müssen, etwa Rechnungen, bleibt ohne Bezug zu deinen übrigen Daten.',
        },
        {
          question: 'Ich bekomme keine E-Mails.',
          answer:
            'Schau in den Spam-Ordner und prüf die Adresse in deinem Profil. E-Mails mit einem Code oder Link lassen sich neu anfordern.',
        },
      ],
    },
  ],
} satisfies Content
