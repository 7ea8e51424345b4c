import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Vertrauen und Sicherheit',
  description: `Wie ${brand.name} Menschen, Dinge und Geld schützt: Ausweisprüfung, besiegelte Übergabe, Kaution und Moderation.`,
  lead: 'Fremden etwas zu leihen braucht Vertrauen. Das hier verdient es, und das hier können wir dir nicht abnehmen.',
  sections: [
    {
      title: 'Was wir tun',
      list: [
        'Wer mietet, zeigt vorher einen Ausweis; wer verleiht, bevor Geld ausgezahlt wird. Bei größeren Summen wird ein Selfie damit verglichen.',
        'Deine genaue Adresse sehen nur Leute mit bestätigter Buchung. E-Mail-Adresse und Telefonnummer zeigen wir nie.',
        'Beim Abholen und beim Zurückgeben scannen beide. Fotos und die Uhrzeit unseres Servers bleiben bei der Miete.',
        'Bewerten kann nur, wer wirklich gemietet hat. Beide Bewertungen erscheinen zusammen, damit niemand aus Trotz antwortet.',
        'Bezahlt wird über die Plattform. Das Geld geht erst 48 Stunden nach der Rückgabe weiter.',
      ],
    },
    {
      title: 'Was du tun kannst',
      list: [
        'Bleib auf der Plattform: Wer dich bittet, woanders zu zahlen, will diesen Schutz umgehen.',
        'Trefft euch bei Tageslicht, seht euch alles zusammen an und macht die Fotos.',
        'Hör auf dein Gefühl. Du darfst eine Übergabe ablehnen, und wir helfen dir beim Klären.',
      ],
    },
    {
      title: 'Etwas melden',
      text: [
        `Jeder Gegenstand und jede Person lässt sich melden. Ein Mensch sieht es sich an, meist innerhalb eines Tages. Ruf bei Gefahr zuerst den Notruf und schreib dann an [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        'Entscheiden wir über dein Konto oder dein Angebot, nennen wir die Gründe. Du kannst einmal widersprechen; dann entscheidet jemand anderes.',
      ],
    },
    {
      title: 'Sicherheitslücke gefunden?',
      text: [
        `Sag es bitte zuerst uns: [${brand.trustEmail}](mailto:${brand.trustEmail}). Wir antworten innerhalb von drei Werktagen und gehen nicht rechtlich gegen Leute vor, die in guter Absicht melden.`,
      ],
    },
  ],
} satisfies Content
