import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Datenschutz',
  description: `Welche Daten ${brand.name} speichert, wozu, wie lange, wer sie sieht und wie du sie bekommst, berichtigst oder löschst.`,
  lead: `Wir speichern, was für eine Miete nötig ist, und verkaufen nichts davon. Verantwortlich ist ${brand.operator}, ${brand.address}. Fragen beantworten wir unter [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
  updated: '2026-11-26',
  sections: [
    {
      title: 'Was wir speichern, wozu und wie lange',
      list: [
        'Dein Konto: Name, E-Mail-Adresse, Sprache, auf Wunsch deine Telefonnummer, und das Passwort nur als Hash. Das brauchen wir für den Vertrag mit dir, bis du das Konto löschst.',
        'Dein Profil: Bild, Stadt und ein paar Worte über dich, wenn du magst. Merkliste und gespeicherte Suchen, bis du sie entfernst.',
        'Deine Mieten: Artikel, Zeiträume, Adressen, Fotos, was ihr beide bestätigt habt, und Nachrichten. Damit wickeln wir die Miete ab und klären Streitfälle.',
        'Zahlungen: Beträge, Vorgangsnummern des Zahlungsdienstes und das Konto, auf das wir auszahlen. Vollständige Kartennummern sehen wir nie. Wir bewahren das so lange auf, wie es das Steuerrecht verlangt.',
        `Deine Identität: Ausweis und Selfie, nicht öffentlich gespeichert, zum Schutz der anderen. Beides wird mit dem Konto gelöscht. Nur worauf sich eine Miete gestützt hat, bleibt noch ${terms.identityDays} Tage nach deren Ende.`,
        'Anmeldungen: IP-Adresse, Land und Gerät, damit dir Fremde in deinem Konto auffallen. So lange, wie du dort angemeldet bist.',
        'Nach einer Anmeldung 30 Tage lang ein Prüfwert deiner IP-Adresse, aus dem sie sich nicht ablesen lässt. So sperren dich falsche Passwörter, die jemand anderswo eingibt, nicht aus.',
        `Gegen Betrug, woran wir ein berechtigtes Interesse haben: Prüfwerte deiner Ausweisnummer und deiner Karte, der Browser, mit denen du dich anmeldest (${rule('browserDays')} Tage), und des Netzes, aus dem du dich registriert hast (${rule('networkDays')} Tage). Sie zeigen unserem Team, wo Konten etwas gemeinsam haben, auch ein Bankkonto oder eine Adresse. Davon allein hängt keine Entscheidung ab, und du kannst widersprechen.`,
        `E-Mails, die wir dir geschickt haben: ${rule('mailDays')} Tage. Benachrichtigungen in deinem Konto: ${rule('noticeDays')} Tage.`,
      ],
    },
    {
      title: 'Wer was sieht',
      list: [
        'Alle: deinen Vornamen, Bild, Stadt, deinen Text über dich, deine Bewertungen, seit wann du dabei bist und ob deine Identität bestätigt ist.',
        'Wer mit dir eine bestätigte Buchung hat: außerdem die Adresse für Übergabe oder Lieferung.',
        'Unser Team: was es braucht, um über Inserate, Forderungen, Meldungen und Identitäten zu entscheiden. Jeder Blick in ein Dokument wird protokolliert.',
        'Firmen, die in unserem Auftrag arbeiten: Hosting, Zahlung, E-Mail und die Prüfung deiner Identität, wenn du sie mit der Kamera machst. Keine darf deine Daten für eigene Zwecke nutzen.',
        'Behörden, wenn das Gesetz uns dazu verpflichtet.',
      ],
    },
    {
      title: 'Deine Rechte',
      text: [
        'Du kannst Auskunft über deine Daten verlangen, sie berichtigen, löschen oder einschränken lassen, sie mitnehmen und ihrer Nutzung widersprechen. Exportieren und das Konto löschen kannst du selbst, in deinem Konto. Anfragen beantworten wir innerhalb eines Monats. Außerdem kannst du dich bei der Datenschutzbehörde deines Landes beschweren.',
        'Löschst du dein Konto, bleiben Mieten, Zahlungen und Nachrichten an andere erhalten, soweit das Gesetz oder die andere Seite sie braucht, ebenso veröffentlichte Bewertungen. Dein Name steht dann nicht mehr daran.',
      ],
    },
    {
      title: 'Kein Tracking',
      text: [
        'Hier gibt es keine Werbenetzwerke und keine Skripte von Dritten. Was wir in deinem Browser speichern, steht unter [Cookies](/cookie-policy).',
      ],
    },
  ],
})
