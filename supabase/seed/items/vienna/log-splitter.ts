import type { SeedItem } from '../seed-item.ts'

export const logSplitter: SeedItem = {
  key: 'vienna-log-splitter',
  city: 'vienna',
  owner: 'theresa',
  category: 'garden',
  title: { de: 'Holzspalter, stehend, 7 Tonnen, 230 Volt', en: 'Upright log splitter, 7 tonnes, 230 volts' },
  description: {
    de: 'Spaltet Scheite bis 55 cm Länge und 32 cm Durchmesser und läuft an der normalen Steckdose mit 16 Ampere. Zweihandbedienung, die Hände bleiben also dort, wo sie hingehören. Auf zwei Rädern, zum Ziehen über die Wiese reicht eine kräftige Person. Buche und Esche gehen zügig, bei astiger Akazie hilft das Spaltkreuz, das wir dazugeben. Hydrauliköl wurde heuer gewechselt. Bitte auf ebenem Boden aufstellen und ein Verlängerungskabel mit mindestens 2,5 mm² verwenden, wir haben eines mit 20 m. Kinder und Hunde auf Abstand halten. Lieferung im Raum Wien möglich.',
    en: 'Splits logs up to 55 cm long and 32 cm across and runs from an ordinary 16 amp socket. It has two-hand controls, so your hands stay where they belong. On two wheels, one strong person can pull it across a lawn. Beech and ash go quickly; for knotty acacia use the splitting cross that we add. The hydraulic oil was changed this year. Set it up on level ground and use an extension lead of at least 2.5 mm², we have one of 20 m. Keep children and dogs at a distance. We can deliver within Vienna.',
  },
  price: { day: 5500, deposit: 20000 },
  units: 1,
  place: { neighbourhood: 'Ottakring', latitude: 48.2151, longitude: 16.3187 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 6,
    maxHours: 168,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Fünf Raummeter Buche an einem Tag. Das Kabel mitzunehmen war ein guter Tipp.' },
    { rating: 5, text: 'Stark, sicher, gut erklärt. Rücken dankt.' },
    {
      rating: 3,
      text: 'Bei sehr astigem Holz ist trotz Spaltkreuz öfter Schluss. Für normales Brennholz tadellos.',
      reply: 'Danke für die ehrliche Rückmeldung. Für solche Stämme haben wir ab Oktober einen Zehntonner.',
    },
  ],
}
