import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Hilfe',
  description: 'Antworten zu Mieten, Verleihen, Geld und Konto. Und wie du jemanden von uns erreichst.',
  lead: `Das werden wir am häufigsten gefragt. Ist deine Frage nicht dabei, schreib uns an [${brand.email}](mailto:${brand.email}).`,
  sections: [
    {
      title: 'Mieten',
      questions: [
        {
          question: 'Ist etwas in meinem Korb für mich reserviert?',
          answer: `Noch nicht. Sobald du zur Kasse gehst, reservieren wir es ${rule('holdMinutes')} Minuten für dich. Wenn du bezahlt hast, ist es gebucht.`,
        },
        {
          question: `Was ist, wenn die ${rule('holdMinutes')} Minuten beim Zahlen ablaufen?`,
          answer:
            'Ist alles noch frei, klappt die Buchung trotzdem. Wenn nicht, wird die Zahlung komplett storniert, und wir sagen dir sofort Bescheid.',
        },
        {
          question: 'Wo ist mein QR-Code?',
          answer: 'Unter [Meine Mieten](/dashboard/my-rentals), bei jeder Buchung.',
        },
        {
          question: 'Kann ich es länger behalten?',
          answer:
            'Ja, wenn danach niemand gebucht hat. Frag in deiner Buchung nach einer Verlängerung; du zahlst nur den Unterschied zum bisherigen Preis.',
        },
        {
          question: 'Der Artikel ist nicht wie beschrieben. Was jetzt?',
          answer: `Lass deinen Code nicht scannen und nimm den Artikel nicht mit. Sagt der Verleiher die Buchung ab, bekommst du alles zurück. Wenn nicht, schreib noch am selben Tag an [${brand.email}](mailto:${brand.email}), mit Fotos und Buchungsnummer.`,
        },
      ],
    },
    {
      title: 'Verleihen',
      questions: [
        {
          question: 'Wann bekomme ich mein Geld?',
          answer: `${rule('claimHours')} Stunden nach der Rückgabe, wenn niemand ein Problem gemeldet hat. Auszahlen lassen kannst du ab ${formatPrice(terms.minPayoutCents, 'de')}.`,
        },
        {
          question: 'Was kostet es mich?',
          answer: `${formatNumber(terms.feePercent, 'de')} % des Mietpreises jeder abgeschlossenen Miete. Einstellen ist kostenlos.`,
        },
        {
          question: 'Mein Artikel kam beschädigt zurück.',
          answer: `Melde es innerhalb von ${rule('claimHours')} Stunden nach der Rückgabe, mit Fotos. Die Kaution bleibt vorgemerkt, bis der Fall entschieden ist.`,
        },
      ],
    },
    {
      title: 'Konto',
      questions: [
        {
          question: 'Warum muss ich einen Ausweis zeigen?',
          answer:
            'Damit alle sicher sein können, mit wem sie es zu tun haben. Deine Dokumente sind nicht öffentlich; nur wer sie prüft, bekommt sie zu sehen.',
        },
        {
          question: 'Wie lösche ich mein Konto?',
          answer:
            'Unter [Datenschutz](/account/privacy). Was wir gesetzlich aufbewahren müssen, etwa Rechnungen, behalten wir, aber ohne deinen Namen.',
        },
        {
          question: 'Ich bekomme keine E-Mails.',
          answer:
            'Schau in den Spam-Ordner und prüf die Adresse in deinem Profil. E-Mails mit einem Code oder Link lassen sich neu anfordern.',
        },
      ],
    },
  ],
})
