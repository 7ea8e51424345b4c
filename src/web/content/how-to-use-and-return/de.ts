import type { Content } from '../content.ts'

export default {
  title: 'Nutzen und zurückgeben',
  description:
    'Abholen, nutzen, zurückgeben: Fotos, QR-Codes, Verspätung und was du tust, wenn etwas kaputtgeht.',
  lead: 'Geh damit um, als hätte es dir eine Freundin geliehen. Zwei Minuten beim Abholen und zwei beim Zurückgeben ersparen lange Diskussionen.',
  sections: [
    {
      title: 'Beim Abholen',
      list: [
        'Zeig deinen QR-Code und lass ihn scannen. Ab dann läuft die Miete.',
        'Seht euch den Gegenstand zusammen an und fotografier, was zerkratzt ist oder fehlt.',
        'Frag, wie es geht. Die meisten kennen den einen Kniff, der nicht in der Anleitung steht.',
      ],
    },
    {
      title: 'Während du es hast',
      list: [
        'Nutz es, wofür es gedacht ist, und gib es nicht weiter.',
        'Brauchst du es länger? Bitte um Verlängerung. Das geht, solange niemand anderes gebucht hat.',
        'Etwas ist kaputt? Benutz es nicht weiter, mach Fotos und schreib gleich über deine Buchung.',
      ],
    },
    {
      title: 'Beim Zurückgeben',
      list: [
        'Bring es sauber, vollständig und pünktlich zurück und scannt noch einmal.',
        'Die ersten 30 Minuten Verspätung sind frei. Danach kostet jede Stunde das Anderthalbfache des Stundenpreises, höchstens drei Tage lang.',
        'Gibt es nichts zu beanstanden, wird deine Kaution frei.',
      ],
    },
    {
      title: 'Wenn ihr euch uneinig seid',
      text: [
        'Beide Seiten fügen ihre Fotos und ihre Sicht hinzu. Die meisten Fälle lösen sich so. Wenn nicht, entscheidet jemand aus unserem Team mit Begründung, und jede Seite darf einmal widersprechen.',
      ],
      links: [{ to: '/insurance', label: 'Kaution und Schäden' }],
    },
  ],
} satisfies Content
