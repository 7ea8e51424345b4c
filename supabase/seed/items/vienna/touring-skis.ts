import type { SeedItem } from '../seed-item.ts'

export const touringSkis: SeedItem = {
  key: 'vienna-touring-skis',
  city: 'vienna',
  owner: 'lukas',
  category: 'sport-winter',
  title: { de: 'Tourenski 170 cm mit Fellen und Stöcken', en: 'Touring skis, 170 cm, with skins and poles' },
  description: {
    de: 'Ein Paar für Gelegenheitsgeher, mit dem ich selbst am Stuhleck angefangen habe. 170 cm, 84 mm unter der Bindung, Pinbindung, eingestellt auf Sohlenlängen von 295 bis 325 mm. Felle frisch imprägniert, Harscheisen und Teleskopstöcke dabei, dazu eine Tasche, die in die Bim passt. Kanten vor der Saison geschliffen, im Belag gibt es einen ausgebesserten Kratzer. Schuhe habe ich in 43, andere Größen musst du selbst mitbringen. LVS-Gerät, Schaufel und Sonde kann ich mitgeben, aber nur, wenn du damit umgehen kannst. Bei Warnstufe vier gibt es sie gar nicht.',
    en: 'A pair for occasional tourers; I started on them myself at the Stuhleck. 170 cm, 84 mm underfoot, pin bindings set for soles from 295 to 325 mm. The skins are freshly proofed; crampons and telescopic poles are included, and a bag that fits on the tram. Edges ground before the season, one repaired scratch in the base. I have boots in 43, bring your own in other sizes. I can add a transceiver, shovel and probe, but only if you know how to use them. At avalanche level four they stay here.',
  },
  price: { day: 2400, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Leopoldstadt', latitude: 48.2165, longitude: 16.3851 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 24,
    maxHours: 336,
    bufferMinutes: 240,
    cancellation: 'moderate',
  },
  reviews: [
    {
      rating: 5,
      text: 'Erste Skitour meines Lebens, Material tadellos und gut eingestellt. Felle haben perfekt gehalten.',
    },
    { rating: 5, text: 'Kanten scharf, alles in einer Tasche, Bindung in zwei Minuten angepasst.' },
    { rating: 4, text: 'Schöne Ski für den Einstieg. Abwärts im Bruchharsch bin eher ich das Problem.' },
  ],
}
