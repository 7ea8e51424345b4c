import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Mietvertrag',
  description: `Der Vertrag zwischen Mieter und Verleiher für jede Miete über ${brand.name}: Übergabe, Nutzung, Rückgabe, Verspätung, Schaden, Storno.`,
  lead: `Dieser Vertrag kommt mit jeder bestätigten Buchung zwischen euch beiden zustande. Angebot, Zeitraum, Preis und Stornoregel, wie bei der Buchung angezeigt, gehören dazu. ${brand.operator} ist nicht Vertragspartei.`,
  updated: '2026-01-01',
  sections: [
    {
      title: '1. Gegenstand',
      text: [
        'Der Verleiher überlässt den angebotenen Gegenstand mit Zubehör im beschriebenen Zustand und sicher nutzbar für den gebuchten Zeitraum. Das Eigentum ändert sich nicht.',
      ],
    },
    {
      title: '2. Preis und Kaution',
      text: [
        'Der Preis ist die bei der Buchung angezeigte Gesamtsumme und wird über die Plattform gezahlt. Die Kaution sichert Ansprüche aus diesem Vertrag. Sie wird vorgemerkt, nicht abgebucht, und frei, wenn die Miete ohne Schadensfall endet.',
      ],
    },
    {
      title: '3. Übergabe und Rückgabe',
      text: [
        'Beide bestätigen Übergabe und Rückgabe durch Scannen und können den Zustand in Fotos festhalten. Was dort steht, gilt, solange niemand das Gegenteil beweist. Der Gegenstand wird sauber und vollständig zur vereinbarten Zeit am vereinbarten Ort zurückgegeben.',
      ],
    },
    {
      title: '4. Nutzung',
      text: [
        'Der Mieter nutzt den Gegenstand sorgfältig, bestimmungsgemäß und im Rahmen der Gesetze, gibt ihn nicht weiter, verändert ihn nicht und trägt laufende Kosten der Nutzung wie Kraftstoff.',
      ],
    },
    {
      title: '5. Verspätung',
      text: [
        'Nach 30 Minuten Karenz kostet jede angefangene Stunde 150 % des Stundenpreises, höchstens drei Tage lang. Weiterer Schaden kann geltend gemacht werden. Eine Verlängerung geht über die Plattform, solange der Kalender es zulässt.',
      ],
    },
    {
      title: '6. Schaden und Verlust',
      text: [
        'Der Mieter meldet Schaden und Verlust sofort. Er haftet für das, was er oder Personen in seinem Umfeld verursachen, bis zu den Kosten der Reparatur oder dem Wert vorher. Normale Abnutzung ist kein Schaden. Der Verleiher haftet für Mängel, die bei der Übergabe bestanden.',
      ],
    },
    {
      title: '7. Stornierung',
      list: [
        'Flexibel: volle Erstattung bis 24 Stunden vor Beginn.',
        'Moderat: volle Erstattung bis 5 Tage vorher, die Hälfte bis 24 Stunden vorher.',
        'Streng: die Hälfte bis 7 Tage vorher.',
        'Absage durch den Verleiher: volle Erstattung.',
      ],
    },
    {
      title: '8. Streit',
      text: [
        'Beide nutzen zuerst das Verfahren der Plattform, das über die Kaution entscheidet. Der Weg zu den Gerichten bleibt offen. Zwingendes Recht am Ort der Übergabe geht diesem Text vor.',
      ],
    },
  ],
} satisfies Content
