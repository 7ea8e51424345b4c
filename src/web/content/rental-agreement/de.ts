import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'de')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'Mietvertrag',
    description: `Der Vertrag zwischen Mieter und Verleiher für jede Miete über ${brand.name}: Übergabe, Nutzung, Rückgabe, Verspätung, Schaden, Storno.`,
    lead: `Diesen Vertrag schließt ihr beide mit jeder bestätigten Buchung. Inserat, Zeitraum, Preis und Stornoregel, wie sie bei der Buchung angezeigt wurden, gehören dazu. ${brand.operator} ist nicht Vertragspartei.`,
    updated: '2026-11-28',
    sections: [
      {
        title: '1. Mietsache',
        text: [
          'Der Verleiher überlässt dem Mieter den Artikel mit allem angegebenen Zubehör für den gebuchten Zeitraum, wie beschrieben und in sicherem Zustand. Er bleibt Eigentum des Verleihers.',
        ],
      },
      {
        title: '2. Preis und Kaution',
        text: [
          'Der Preis ist die bei der Buchung angezeigte Gesamtsumme und wird über die Plattform bezahlt. Die Kaution sichert Ansprüche aus diesem Vertrag. Sie wird ab dem Tag vor der Miete auf der Karte des Mieters reserviert und wieder frei, wenn die Miete ohne Forderung endet.',
        ],
      },
      {
        title: '3. Übergabe und Rückgabe',
        text: [
          'Übergabe und Rückgabe werden durch Scannen bestätigt; beide Seiten können den Zustand fotografieren. Was so festgehalten ist, gilt, bis jemand das Gegenteil beweist. Der Artikel kommt sauber und vollständig zur vereinbarten Zeit an den vereinbarten Ort zurück.',
        ],
      },
      {
        title: '4. Nutzung',
        text: [
          'Der Mieter geht sorgsam mit dem Artikel um, nutzt ihn nur bestimmungsgemäß und im Rahmen der Gesetze, gibt ihn nicht weiter, verändert ihn nicht und zahlt, was er verbraucht, etwa den Kraftstoff.',
        ],
      },
      {
        title: '5. Verspätung',
        text: [
          `Die ersten ${rule('lateGraceMinutes')} Minuten kosten nichts. Dauert es länger, kostet jede angefangene Stunde seit dem vereinbarten Zeitpunkt ${rule('latePercent')} % des Stundenpreises, höchstens für ${rule('maxLateHours')} Stunden. Bei einer Miete nach Tagen gilt ein Vierundzwanzigstel des üblichen Tagespreises als Stundenpreis, auch wenn der Gegenstand einen eigenen Stundenpreis hat. Einen darüber hinausgehenden Schaden kann der Verleiher geltend machen. Solange der Kalender frei ist, lässt sich die Miete über die Plattform verlängern.`,
        ],
      },
      {
        title: '6. Schaden und Verlust',
        text: [
          'Der Mieter meldet Schäden und Verlust sofort. Er haftet für das, was er selbst verursacht oder Leute, die er an den Artikel lässt: für die Reparatur, höchstens aber für den Wert vor dem Schaden. Normale Abnutzung ist kein Schaden. Für Mängel, die bei der Übergabe schon da waren, haftet der Verleiher.',
        ],
      },
      {
        title: '7. Stornierung',
        list: [
          `Flexibel: volle Erstattung bis ${flexible.full} vor Beginn.`,
          `Moderat: volle Erstattung bis ${moderate.full} vorher, danach ${moderate.percent} bis ${moderate.part} vorher.`,
          `Streng: ${strict.percent} bis ${strict.part} vorher.`,
          'Immer: volle Erstattung innerhalb einer Stunde nach der Buchung, wenn es bis zum Beginn noch mindestens 24 Stunden sind.',
          'Sagt der Verleiher ab: volle Erstattung.',
        ],
      },
      {
        title: '8. Streit',
        text: [
          'Beide Seiten nutzen zuerst das Verfahren der Plattform, in dem über die Kaution entschieden wird. Vor Gericht ziehen können sie trotzdem. Zwingendes Recht am Ort der Übergabe geht diesem Text vor.',
        ],
      },
    ],
  }
}
