import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'de')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'So buchst du',
    description:
      'Vom Korb bis zum QR-Code: reservieren, ausweisen, bezahlen und, wenn es sein muss, stornieren.',
    lead: `Eine Buchung ist in ein paar Minuten erledigt. Was nur im Korb liegt, kann dir noch jemand wegschnappen. Sobald du zur Kasse gehst, ist es ${rule('holdMinutes')} Minuten lang für dich reserviert.`,
    sections: [
      {
        title: 'Schritt für Schritt',
        steps: [
          {
            title: 'Schau deinen Korb durch',
            text: 'Anzahl, Zeitraum und Übergabe lassen sich bei jedem Artikel noch ändern.',
          },
          {
            title: 'Geh zur Kasse',
            text: 'Wir schauen noch einmal nach, ob alles frei ist. Ist etwas inzwischen weg, nimmst du nur das heraus.',
          },
          {
            title: 'Weis dich einmal aus',
            text: `${identityFrom(terms.identityFromCents)}, bei mehr als ${formatPrice(terms.selfieAboveCents, 'de')} auch ein Selfie. Danach nie wieder.`,
          },
          {
            title: 'Bezahl',
            text: 'Bei einer Sofortbuchung wird gleich abgebucht, bei einer Anfrage erst nach der Zusage.',
          },
          {
            title: 'Hol dir den Code',
            text: 'Deinen QR-Code findest du unter [Meine Mieten](/dashboard/my-rentals). Einmal geöffnet, klappt das auch ohne Empfang vor der Haustür.',
          },
        ],
      },
      {
        title: 'Wenn jemand erst zusagen muss',
        text: [
          `Manche wollen vorher wissen, wer etwas leiht. Sie haben dafür ${terms.answerHours} Stunden Zeit, aber höchstens bis deine Miete beginnen würde. Kommt keine Antwort, verfällt die Anfrage, und der reservierte Betrag wird komplett freigegeben.`,
        ],
      },
      {
        title: 'Stornieren',
        list: [
          'In der ersten Stunde nach der Buchung kostenlos, wenn bis zum Beginn noch mindestens 24 Stunden Zeit sind.',
          `Flexibel: volle Erstattung bis ${flexible.full} vor Beginn.`,
          `Moderat: volle Erstattung bis ${moderate.full} vorher, ${moderate.percent} bis ${moderate.part} vorher.`,
          `Streng: ${strict.percent} bis ${strict.part} vorher.`,
          'Sagt die andere Seite ab, bekommst du immer alles zurück.',
        ],
        links: [{ to: '/help-center', label: 'Weitere Fragen' }],
      },
    ],
  }
}

const identityFrom = (cents: number): string =>
  cents > 0
    ? `Ab ${formatPrice(cents, 'de')} auf einmal brauchen wir deinen Ausweis`
    : 'Vor der ersten Buchung brauchen wir deinen Ausweis'
