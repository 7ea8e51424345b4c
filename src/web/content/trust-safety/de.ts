import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Vertrauen und Sicherheit',
  description: `Wie ${brand.name} Menschen, Dinge und Geld schützt: Ausweisprüfung, besiegelte Übergabe, Kaution und Moderation.`,
  lead: 'Etwas an Fremde zu verleihen, kostet Überwindung. Hier steht, was wir für deine Sicherheit tun und worauf du selbst achten solltest.',
  sections: [
    {
      title: 'Was wir tun',
      list: [
        `Wer ${forThis(terms.identityFromCents)}etwas leiht, weist sich vorher aus. Wer verleiht, tut das spätestens vor der ersten Auszahlung. Bei größeren Summen gleichen wir den Ausweis mit einem Selfie ab.`,
        'Deine genaue Adresse sehen nur Leute mit bestätigter Buchung. E-Mail-Adresse und Telefonnummer zeigen wir nie.',
        'Abholung und Rückgabe werden per QR-Code bestätigt. Fotos und Uhrzeit bleiben bei der Miete gespeichert.',
        'Bewerten kann nur, wer wirklich gemietet oder vermietet hat. Beide Bewertungen erscheinen gleichzeitig, damit niemand eine Retourkutsche schreibt.',
        `Bezahlt wird über die Plattform. Das Geld geht erst ${rule('claimHours')} Stunden nach der Rückgabe weiter.`,
      ],
    },
    {
      title: 'Was du tun kannst',
      list: [
        'Bezahl nur hier. Wer dich bittet, woanders zu zahlen, will genau diesen Schutz umgehen.',
        'Trefft euch bei Tageslicht, seht euch alles zusammen an und macht die Fotos.',
        'Verlass dich auf dein Bauchgefühl. Du darfst eine Übergabe abbrechen; wir helfen dir, das zu klären.',
      ],
    },
    {
      title: 'Etwas melden',
      text: [
        `Du kannst jeden Artikel und jede Person melden. Ein Mensch sieht es sich an, meist innerhalb eines Tages. Ruf bei Gefahr zuerst den Notruf und schreib dann an [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        'Entscheiden wir über dein Konto oder dein Inserat, nennen wir die Gründe. Du kannst einmal widersprechen; dann entscheidet jemand anderes.',
      ],
    },
    {
      title: 'Sicherheitslücke gefunden?',
      text: [
        `Sag es bitte zuerst uns: [${brand.trustEmail}](mailto:${brand.trustEmail}). Wir antworten innerhalb von drei Werktagen und gehen nicht rechtlich gegen Leute vor, die in guter Absicht melden.`,
      ],
    },
  ],
})

const forThis = (cents: number): string => (cents > 0 ? `für ${formatPrice(cents, 'de')} oder mehr ` : '')
