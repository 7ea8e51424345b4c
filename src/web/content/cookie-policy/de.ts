import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Cookies',
  description: `Was ${brand.name} in deinem Browser speichert: Cookies für Sprache, Farben und Anmeldung und was Korb und Sitzung brauchen.`,
  lead: 'Wir speichern nur, was die Seite für das braucht, worum du sie bittest. Darum gibt es kein Banner.',
  updated: '2026-01-01',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language: die Sprache, die du gewählt hast, ein Jahr lang.',
        'theme: hell oder dunkel, wenn du gewählt hast, ein Jahr lang.',
        'device: wird beim Anmelden gesetzt, damit du von diesem Browser aus weiter hineinkommst, wenn Fremde falsche Passwörter für dein Konto ausprobieren. Es nennt niemanden und öffnet nichts; ein Jahr ab der letzten Anmeldung.',
      ],
    },
    {
      title: 'Browserspeicher',
      list: [
        'sb-lendaround-auth-token: hält dich angemeldet, bis du dich abmeldest.',
        'basket: was in deinem Korb liegt.',
        'tempReservationId und bookingData: was für dich gehalten wird und was du gerade bezahlen willst, bis es erledigt ist.',
        'recentSearches: was du zuletzt gesucht hast, bis du es löschst oder dich abmeldest.',
        'tickets: deine Buchungen, die einen Code brauchen, mit den Seiten dazu, damit sie auch ohne Netz aufgehen; bis du dich abmeldest.',
        'authRedirect: wohin du vor der Anmeldung wolltest.',
        'language: dieselbe Wahl wie im Cookie.',
        'testMode: ein Schalter zum Testen, nur wo der Betreiber ihn erlaubt.',
      ],
    },
    {
      title: 'Löschen',
      text: [
        'Du kannst alles jederzeit in den Einstellungen deines Browsers löschen. Dann bist du abgemeldet und dein Korb ist leer; Buchungen bleiben unberührt.',
      ],
    },
  ],
} satisfies Content
