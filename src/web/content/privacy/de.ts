import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Datenschutz',
  description: `Welche Daten ${brand.name} speichert, wozu, wie lange, wer sie sieht und wie du sie bekommst, berichtigst oder löschst.`,
  lead: `Wir speichern, was eine Miete braucht, und nichts zum Verkaufen. Verantwortlich ist ${brand.operator}, ${brand.address}; Fragen an [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
  updated: '2026-11-22',
  sections: [
    {
      title: 'Was wir speichern und wozu',
      list: [
        'Konto: Name, E-Mail-Adresse, Passwort als Prüfwert, Sprache. Für den Vertrag mit dir.',
        'Profil: Bild, Stadt, ein Text über dich, wenn du sie angibst. Andere sehen es so, wie du es dort siehst.',
        'Mieten: Gegenstände, Zeiträume, Adressen für die Übergabe, Fotos, deine Angaben dazu, Nachrichten. Für die Miete und zur Klärung von Streit.',
        'Zahlungen: Beträge und Vorgangsnummern des Zahlungsdienstes. Ganze Kartennummern sehen wir nie. So lange, wie das Steuerrecht es verlangt.',
        'Identität: Ausweis und Selfie in privatem Speicher. Zum Schutz der anderen; nur so lange, wie Prüfung und Gesetz es verlangen; das Ergebnis bleibt.',
        'Technik: Adresse deiner Verbindung und Gerätename bei der Anmeldung, um Fremde in deinem Konto zu bemerken. Solange diese Anmeldung besteht.',
        'Orte der Anmeldung: 30 Tage lang eine verschlüsselte Form der Adresse, von der du dich angemeldet hast und aus der sich die Adresse nicht ablesen lässt, damit falsche Passwörter von anderswo dich nicht aussperren.',
      ],
    },
    {
      title: 'Wer es sieht',
      list: [
        'Andere sehen deinen Vornamen, Bild, Stadt, Bewertungen und ob deine Identität bestätigt ist.',
        'Mieter und Verleiher einer bestätigten Buchung sehen gegenseitig den Namen und die Adresse der Übergabe.',
        'Dienste, die im Auftrag für uns arbeiten: Hosting, Zahlung, E-Mail. Keiner darf deine Daten für sich nutzen.',
        'Behörden, wo das Gesetz uns verpflichtet.',
      ],
    },
    {
      title: 'Deine Rechte',
      text: [
        'Auskunft, Berichtigung, Löschung, Einschränkung, Mitnahme, Widerspruch. Exportieren und löschen kannst du in deinem Konto selbst. Antworten kommen innerhalb eines Monats. Du kannst dich bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
    {
      title: 'Kein Tracking',
      text: [
        'Auf diesen Seiten gibt es keine Werbenetzwerke und keine Skripte Dritter. Was in deinem Browser gespeichert wird, steht unter [Cookies](/cookie-policy).',
      ],
    },
  ],
} satisfies Content
