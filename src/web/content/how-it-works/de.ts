import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'
import { fullAndShortName } from '../full-and-short-name.ts'

export default (): Content => ({
  title: `So funktioniert ${brand.shortName}`,
  description: `Aussuchen, einmal bezahlen, mit QR-Code abholen: So leihst und verleihst du mit ${brand.shortName} in der Nachbarschaft.`,
  lead: `${fullAndShortName((short) => `kurz ${short},`)} ist für alle, die etwas nur für einen Tag brauchen, und für alle, bei denen genau das im Keller liegt. Du leihst stunden- oder tageweise bei Leuten um die Ecke und siehst von Anfang an, was es insgesamt kostet.`,
  sections: [
    {
      title: 'In fünf Schritten geliehen',
      steps: [
        {
          title: 'Such dir etwas aus',
          text: 'Sag uns, was du brauchst, wo und wann. Sobald du einen Zeitraum angibst, zeigen wir nur noch, was dann wirklich frei ist. [Tipps zur Suche](/how-to-search)',
        },
        {
          title: 'Pack alles in den Korb',
          text: 'Auch von mehreren Leuten gleichzeitig. Miete und Lieferung stecken schon im Preis, die Kaution steht daneben.',
        },
        {
          title: `${rule('holdMinutes')} Minuten für dich reserviert`,
          text: 'Gehst du zur Kasse, reservieren wir den ganzen Korb auf einmal. Solange die Uhr läuft, schnappt dir niemand etwas weg.',
        },
        {
          title: 'Bezahl alles zusammen',
          text: 'Eine Zahlung reicht für den ganzen Korb. Muss jemand deiner Anfrage erst zustimmen, reservieren wir den Betrag bis dahin nur.',
        },
        {
          title: 'Zeig deinen QR-Code vor',
          text: 'Er wird beim Abholen und beim Zurückgeben gescannt. Mit Fotos haltet ihr beide Male fest, wie alles aussieht.',
        },
      ],
    },
    {
      title: 'Was es kostet',
      text: [
        'Bis 24 Stunden rechnen wir nach Stunden ab, danach nach Tagen; angefangene zählen ganz. Wer keinen Stundenpreis festlegt, bekommt je Stunde ein Vierundzwanzigstel des Tagespreises.',
        `Eine Lieferung kostet ${formatPrice(terms.deliveryCents, 'de')} je Artikel. Selbst abholen ist kostenlos, auch an einer Abholstation. Weitere Gebühren fallen beim Leihen nicht an.`,
        'Die Kaution reservieren wir getrennt. Du bekommst sie zurück, wenn alles heil wieder da ist. Einbehalten wird davon nur etwas, wenn über einen Schaden entschieden wurde.',
      ],
    },
    {
      title: 'Selbst verleihen',
      text: [
        `Ein Inserat ist in drei Minuten fertig und kostet nichts. Du legst Preis, Kaution und Vorlauf fest und ob man sofort buchen kann oder erst bei dir anfragt. Vom Mietpreis behält ${brand.shortName} ${formatNumber(terms.feePercent, 'de')} %. Der Rest gehört dir, sobald nach der Rückgabe ${rule('claimHours')} Stunden lang niemand ein Problem gemeldet hat.`,
      ],
      links: [
        { to: '/search', label: 'Stöbern' },
        { to: '/upload', label: 'Etwas verleihen' },
      ],
    },
  ],
})
