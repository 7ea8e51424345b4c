import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Cookies',
  description: `Was ${brand.name} in deinem Browser speichert: Cookies für Sprache, Farben und Anmeldung und was Korb und Sitzung brauchen.`,
  lead: 'Wir speichern nur, was nötig ist, damit die Seite tut, was du von ihr willst. Deshalb gibt es auch kein Cookie-Banner.',
  updated: '2026-11-28',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language: die Sprache, die du gewählt hast. Ein Jahr lang.',
        'theme: hell oder dunkel, wenn du eins davon gewählt hast. Ein Jahr lang.',
        'device: erkennt diesen Browser wieder, damit du dich auch dann anmelden kannst, wenn Fremde falsche Passwörter für dein Konto ausprobieren. Verrät nicht, wer du bist, und meldet niemanden an. Zeigt unserem Team außerdem, dass mehrere Konten ein Gerät nutzen. Ein Jahr lang ab der letzten Anmeldung.',
      ],
    },
    {
      title: 'Browserspeicher',
      list: [
        'sb-lendaround-auth-token: hält dich angemeldet, bis du dich abmeldest.',
        'user: dein Name, deine Mailadresse und deine Rollen, damit Seiten schneller da sind. Bis du dich abmeldest.',
        'basket: was in deinem Korb liegt.',
        'tempReservationId und bookingData: welche Termine wir dir freihalten und welche Buchung du gerade bezahlst, bis du fertig bist.',
        'recentSearches: deine letzten Suchen, bis du sie löschst oder dich abmeldest.',
        'viewed-person: nur bei unserem Team, wessen Ansicht der Website gerade offen ist, bis sie endet oder der Tab geschlossen wird.',
        'searchPlace: wo du zuletzt gesucht hast.',
        'originals: ob du Beschreibungen in der Originalsprache lesen willst.',
        'unsentMessages: Nachrichten, die du angefangen hast, bis du sie abschickst oder dich abmeldest.',
        'outgoingMessages: Nachrichten, die auf eine Verbindung warten, bis sie gesendet sind oder du dich abmeldest.',
        'wishDraft: ein Gesuch, das du angefangen hast, bis du es abschickst oder dich abmeldest.',
        'unsavedEdits: Änderungen an einem Inserat, die du noch nicht gespeichert hast, bis du sie speicherst oder verwirfst oder dich abmeldest.',
        'lend: ein Inserat, das du ohne Konto angefangen hast, mit seinen Fotos, bis es in deinem Konto ist oder du dich abmeldest.',
        'referral: wessen Link dich hergebracht hat, 30 Tage lang.',
        'passkeyAsked, installAsked: dass dir ein Passkey und die App schon einmal angeboten wurden.',
        'tickets: Buchungen, deren Code du noch brauchst, mit ihren Seiten, damit sie auch ohne Netz aufgehen. Bis du dich abmeldest.',
        'rentals: die Liste deiner Mieten, aus demselben Grund. Bis du dich abmeldest.',
        'authRedirect: auf welche Seite du vor der Anmeldung wolltest.',
        'providerSignIn: der Nachweis, dass du in diesem Browser eine Anmeldung bei einem anderen Anbieter begonnen hast, bis du zurück bist.',
        'pushAsked: dass wir dir Mitteilungen auf diesem Gerät schon angeboten haben.',
        'language: dasselbe wie im Cookie.',
        'closedAnnouncements: Hinweise, die du geschlossen hast.',
        'ownAnnouncements: Hinweise an dich als angemeldete oder verleihende Person, bis du dich abmeldest.',
        'stripHeight: wie hoch der Teil der Startseite mit deinen Mieten war, bis du dich abmeldest.',
        'testMode: ein Schalter zum Testen, nur wenn der Betreiber ihn erlaubt.',
      ],
    },
    {
      title: 'Alles löschen',
      text: [
        'In den Einstellungen deines Browsers kannst du all das jederzeit löschen. Du bist dann abgemeldet, und dein Korb ist leer. Deine Buchungen bleiben.',
      ],
    },
  ],
})
