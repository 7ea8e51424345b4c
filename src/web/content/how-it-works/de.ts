import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: `So funktioniert ${brand.shortName}`,
  description: `Finde in der Nähe, was du brauchst, halte es 20 Minuten, zahl einmal, hol es mit QR-Code ab. So funktioniert ${brand.shortName}.`,
  lead: `${brand.shortName} bringt Leute zusammen, die etwas für einen Tag brauchen, und Leute, bei denen es im Keller steht. Du mietest stunden- oder tageweise in der Nachbarschaft, zu einem Preis, der von Anfang an vollständig ist.`,
  sections: [
    {
      title: 'Mieten in fünf Schritten',
      steps: [
        {
          title: 'Sag, was du brauchst und wann',
          text: 'Such nach Wörtern, Kategorie, Ort und Zeitraum. Mit Zeitraum siehst du nur, was wirklich frei ist. [Mehr zur Suche](/how-to-search)',
        },
        {
          title: 'Leg es in den Korb',
          text: 'Mehrere Dinge von mehreren Leuten passen in einen Korb. Der Preis enthält Miete und Lieferung, die Kaution steht daneben.',
        },
        {
          title: 'Halte es 20 Minuten',
          text: 'Beim Bezahlen halten wir alles auf einmal oder gar nichts. Solange der Ring läuft, kann dir niemand den Zeitraum wegnehmen.',
        },
        {
          title: 'Zahl einmal',
          text: 'Eine Zahlung deckt den ganzen Korb. Muss jemand erst zusagen, ist das Geld bis dahin nur vorgemerkt.',
        },
        {
          title: 'Zeig deinen QR-Code',
          text: 'Beim Abholen und beim Zurückgeben wird dein Code gescannt. Fotos halten beide Male den Zustand fest.',
        },
      ],
    },
    {
      title: 'Was es kostet',
      text: [
        'Unter 24 Stunden zahlst du nach Stunden, ab 24 Stunden nach Tagen. Ohne Stundenpreis gilt ein Vierundzwanzigstel des Tagespreises. Angefangene Stunden und Tage zählen voll.',
        'Lieferung kostet 10 € je Gegenstand, Abholung und gemeinsame Treffpunkte kosten nichts. Eine zusätzliche Gebühr für Mieter gibt es nicht.',
        'Die Kaution wird getrennt vorgemerkt. Sie wird frei, wenn alles in Ordnung zurück ist, und nur nach einem entschiedenen Schadensfall angetastet.',
      ],
    },
    {
      title: 'Eigene Sachen verleihen',
      text: [
        `Einstellen dauert etwa drei Minuten und kostet nichts. Du bestimmst Preis, Kaution, Vorlauf und ob man sofort buchen darf. ${brand.shortName} behält 15 % des Mietpreises; der Rest gehört dir 48 Stunden nach der Rückgabe, wenn niemand ein Problem gemeldet hat.`,
      ],
      links: [
        { to: '/search', label: 'Stöbern' },
        { to: '/upload', label: 'Etwas verleihen' },
      ],
    },
  ],
} satisfies Content
