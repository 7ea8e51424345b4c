import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Versicherung und Kaution',
  description:
    'Was die Kaution abdeckt, wie Schäden geregelt werden, was Abnutzung ist und was deine eigene Versicherung leisten muss.',
  lead: `${brand.name} ist keine Versicherung. Hier steht klar, was die Kaution abdeckt und was nicht.`,
  sections: [
    {
      title: 'Die Kaution',
      text: [
        'Wer verleiht, legt sie fest, und du siehst sie vor der Buchung. Sie wird auf deiner Karte vorgemerkt, nicht abgebucht. Ist alles zurück und meldet innerhalb von 48 Stunden niemand etwas, wird sie frei.',
        'Ganz oder teilweise verwendet wird sie nur nach einem entschiedenen Fall: bei Schäden, fehlenden Teilen, ungewöhnlicher Reinigung oder Verspätung.',
      ],
    },
    {
      title: 'Wie Schäden geregelt werden',
      steps: [
        {
          title: 'Melden',
          text: 'Der Verleiher meldet den Schaden innerhalb von 48 Stunden nach der Rückgabe, mit Fotos und Betrag.',
        },
        {
          title: 'Antworten',
          text: 'Der Mieter sieht die Fotos von Abholung und Rückgabe und stimmt zu oder ergänzt seine Sicht.',
        },
        {
          title: 'Entscheiden',
          text: 'Werdet ihr euch nicht einig, entscheidet unser Team anhand der Fotos und der Checkliste der Übergabe. Jede Seite darf einmal widersprechen.',
        },
      ],
    },
    {
      title: 'Was kein Schaden ist',
      text: [
        'Spuren normaler Benutzung gehören zum Vermieten. Niemand schuldet mehr, als Reparatur oder Ersatz eines Gegenstands gleichen Alters und Zustands kosten.',
      ],
    },
    {
      title: 'Deine eigene Versicherung',
      list: [
        'Übersteigt ein Schaden die Kaution, haftet der Mieter nach dem Recht des Ortes. Frag deine Privathaftpflicht, ob gemietete Sachen mitversichert sind; oft sind sie es.',
        'Wer verleiht, fragt die Hausratversicherung, ob sie auch Sachen deckt, die man gegen Geld verleiht.',
        'Für Fahrzeuge und Anhänger kann das Gesetz eine eigene Versicherung verlangen. Im Angebot muss stehen, wer sie stellt.',
      ],
    },
  ],
} satisfies Content
