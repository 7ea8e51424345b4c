import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'So suchst du',
  description:
    'Was, wo, wann und wie: So findest du in deiner Nähe das Richtige, in der Liste oder auf der Karte.',
  lead: 'Am besten gibst du gleich an, wann du etwas brauchst. Dann siehst du nur, was frei ist, und immer den Preis für die ganze Zeit.',
  sections: [
    {
      title: 'Was, wo, wann und wie',
      list: [
        'Was: Ein Wort genügt. Tippfehler und andere Wortformen machen nichts.',
        'Wo: deine Stadt, dein Viertel oder, wenn du ihn freigibst, der Standort deines Handys.',
        'Wann: auf die Stunde genau. Was dann schon vergeben ist, taucht gar nicht erst auf.',
        'Wie: selbst abholen, liefern lassen oder an einer Abholstation mitnehmen.',
      ],
    },
    {
      title: 'Liste oder Karte',
      text: [
        'In der [Liste](/search?view=list) lässt sich gut vergleichen, auf der [Karte](/search?view=map) siehst du, was auf deinem Weg liegt. Die Treffer sind dieselben. Auf der Karte ist nur die Gegend eingezeichnet, nicht die Haustür. Die genaue Adresse bekommst du, sobald deine Buchung bestätigt ist.',
      ],
    },
    {
      title: 'Nach dem Gesamtpreis sortieren',
      text: [
        'Dann zählt, was du für deinen Zeitraum wirklich zahlst, nicht der Tagespreis. Du kannst auch nach Entfernung, Bewertung oder den neuesten Inseraten sortieren.',
        'Alle Einstellungen stecken im Link. Wem du ihn schickst, der sieht genau dieselbe Suche.',
      ],
      links: [{ to: '/search', label: 'Jetzt suchen' }],
    },
  ],
})
