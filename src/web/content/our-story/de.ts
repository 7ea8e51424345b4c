import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Unsere Geschichte',
  description: `Warum es ${brand.name} gibt: Die meisten Dinge ruhen die meiste Zeit, und nebenan liegt oft, was du brauchst.`,
  lead: 'Eine gewöhnliche Bohrmaschine arbeitet in ihrem ganzen Leben ein paar Minuten. Die übrige Zeit wartet sie im Keller, ein paar Türen entfernt von jemandem, der gerade die gleiche kaufen will.',
  sections: [
    {
      title: 'Was wir wollen',
      text: [
        'Weniger Geld für Dinge, die man kaum benutzt, weniger Dinge, die hergestellt werden müssen, und ein Grund, die Nachbarn kennenzulernen. Mehr nicht.',
        'Vertrauen lässt sich nicht verlangen. Es wächst, wenn Preise vollständig sind, Termine gehalten werden und im Streit jemand fair entscheidet. Daran arbeiten wir.',
      ],
    },
    {
      title: 'Wie wir bauen',
      list: [
        'Offen: Die Software ist quelloffen. Alle können nachlesen, wie Preise entstehen und wie der Kalender Doppelbuchungen verhindert.',
        'Sorgfältig: Geld wird in Cent gezählt, und jeder Kontostand lässt sich auf seine Ursachen zurückführen.',
        'Für alle: Die Seite funktioniert mit Tastatur, Screenreader, auf alten Telefonen und in vier Sprachen.',
      ],
    },
    {
      title: 'Wovon wir leben',
      text: [
        'Wir behalten 15 % des Mietpreises, wenn eine Miete abgeschlossen ist. Wir verkaufen keine Daten und zeigen keine Werbung. Wer andere mitbringt, bekommt einen Teil dieser Gebühr, nie einen Teil deines Preises.',
      ],
      links: [{ to: '/how-it-works', label: 'So funktioniert es' }],
    },
  ],
} satisfies Content
