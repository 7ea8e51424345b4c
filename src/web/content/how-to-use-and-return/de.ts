import { rule } from '#domain/settings/rules.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Nutzen und zurückgeben',
  description:
    'Abholen, nutzen, zurückgeben: Fotos, QR-Codes, Verspätung und was du tust, wenn etwas kaputtgeht.',
  lead: 'Behandle alles so, als hätte es dir eine Freundin geliehen. Und nehmt euch beim Abholen und beim Zurückgeben je zwei Minuten: Das erspart euch hinterher Diskussionen.',
  sections: [
    {
      title: 'Beim Abholen',
      list: [
        'Lass deinen QR-Code scannen. Ab da läuft die Miete.',
        'Seht euch alles gemeinsam an und fotografiert, was zerkratzt ist oder fehlt.',
        'Lass dir zeigen, wie es geht. Fast immer gibt es einen Kniff, der in keiner Anleitung steht.',
      ],
    },
    {
      title: 'Während du es hast',
      list: [
        'Benutz es nur für das, wofür es gedacht ist, und verleih es nicht weiter.',
        'Du brauchst es länger? Frag in deiner Buchung nach einer Verlängerung. Das klappt, solange danach niemand anderes gebucht hat.',
        'Etwas ist kaputtgegangen? Hör auf, mach Fotos und melde dich gleich über deine Buchung.',
      ],
    },
    {
      title: 'Beim Zurückgeben',
      list: [
        'Bring alles pünktlich, sauber und vollständig zurück. Dann wird dein Code noch einmal gescannt.',
        `${rule('lateGraceMinutes')} Minuten Verspätung kosten nichts. Danach zahlst du für jede Stunde ${rule('latePercent')} % des Stundenpreises, höchstens für ${rule('maxLateHours')} Stunden. Hast du nach Tagen gebucht, zählt eine Stunde ein Vierundzwanzigstel des üblichen Tagespreises.`,
        'Ist alles in Ordnung, bekommst du deine Kaution zurück.',
      ],
    },
    {
      title: 'Wenn ihr euch uneinig seid',
      text: [
        'Ihr schildert beide, was war, und zeigt eure Fotos. Meistens ist es damit geklärt. Wenn nicht, entscheidet jemand aus unserem Team und sagt euch, warum. Ihr könnt beide einmal widersprechen.',
      ],
      links: [{ to: '/insurance', label: 'Kaution und Schäden' }],
    },
  ],
})
