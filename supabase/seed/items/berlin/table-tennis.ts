import type { SeedItem } from '../seed-item.ts'

export const tableTennis: SeedItem = {
  key: 'berlin-table-tennis',
  city: 'berlin',
  owner: 'bao',
  category: 'sport-winter',
  title: { de: 'Tischtennisset mit Netz für jeden Tisch', en: 'Table tennis set with a net for any table' },
  description: {
    de: 'Vier Schläger, zwölf Bälle und ein ausziehbares Netz, das man an jede Tischplatte bis 5 cm klemmt, auch an die Steinplatten im Park, wo das Metallnetz so schön laut ist. Die Schläger sind Vereinsschläger mit frischen Belägen, also nicht die aus dem Freibad. Für Fortgeschrittene habe ich noch zwei mit mehr Griff, einfach dazuschreiben. Dazu gibt es einen Zettel mit drei Spielen für mehr als vier Leute, Rundlauf kennt ihr sicher. Bälle, die im Gebüsch verschwinden, musst du nicht ersetzen. Abholung abends im Hof, da spiele ich sowieso.',
    en: 'Four bats, twelve balls and a retractable net that clamps onto any table top up to 5 cm, including the stone tables in the park with their noisy metal nets. The bats are club bats with fresh rubbers, not the ones from the lido. For stronger players I have two more with extra grip, just mention it. There is a sheet with three games for more than four people. Balls that vanish into the bushes need not be replaced. Pick it up in the courtyard in the evening, I’ll be playing there anyway.',
  },
  price: { day: 600, hour: 150, deposit: 2000 },
  units: 3,
  place: { neighbourhood: 'Lichtenberg', latitude: 52.5145, longitude: 13.4991 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 1,
    minHours: 2,
    maxHours: 336,
    bufferMinutes: 0,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Küchentisch wurde zur Platte, das Netz hält bombenfest. Bester Regentag seit Langem.',
    },
    {
      rating: 5,
      text: 'Schläger sind wirklich gut, man merkt den Unterschied. Bei der Abholung habe ich gleich ein Spiel verloren.',
    },
    {
      rating: 4,
      text: 'Feines Set für kleines Geld. Ein Ball war angeknackst, aber es waren ja noch elf da.',
    },
  ],
}
