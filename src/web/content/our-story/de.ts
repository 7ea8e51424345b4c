import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Unsere Geschichte',
  description: `Warum es ${brand.name} gibt: Das meiste, was wir besitzen, liegt fast immer herum, und nebenan liegt oft genau das, was du brauchst.`,
  lead: 'Eine Bohrmaschine läuft in ihrem ganzen Leben vielleicht eine Viertelstunde. Den Rest der Zeit liegt sie im Keller, während drei Häuser weiter jemand dieselbe kauft.',
  sections: [
    {
      title: 'Was wir wollen',
      text: [
        'Dass du kein Geld für Sachen ausgibst, die du zweimal benutzt. Dass weniger hergestellt werden muss. Und dass man mal bei den Nachbarn klingelt. Das ist schon alles.',
        'Vertrauen kann man nicht einfordern. Es entsteht, wenn im Preis alles drin ist, wenn Verabredungen gelten und wenn im Streitfall jemand fair entscheidet. Darum kümmern wir uns.',
      ],
    },
    {
      title: 'Wie wir arbeiten',
      list: [
        'Offen: Der Quelltext liegt für alle einsehbar da, von der Preisberechnung bis zum Kalender, der Doppelbuchungen verhindert.',
        'Genau: Wir rechnen in Cent, und bei jedem Kontostand kannst du nachsehen, wie er zustande kommt.',
        'Für alle: Die Seite lässt sich mit der Tastatur und mit Screenreadern bedienen, läuft auf alten Handys und spricht vier Sprachen.',
      ],
    },
    {
      title: 'Wovon wir leben',
      text: [
        `Wir behalten ${formatNumber(terms.feePercent, 'de')} % des Mietpreises, wenn eine Miete abgeschlossen ist. Wir verkaufen keine Daten und zeigen keine Werbung. Wer neue Leute mitbringt, bekommt etwas von unserer Gebühr ab; dein Preis bleibt davon unberührt.`,
      ],
      links: [{ to: '/how-it-works', label: 'So funktioniert es' }],
    },
  ],
})
