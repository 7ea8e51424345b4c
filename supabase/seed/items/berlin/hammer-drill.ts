import { OUTSIDE_OFFICE_HOURS } from '../handover-hours.ts'
import type { SeedItem } from '../seed-item.ts'

export const hammerDrill: SeedItem = {
  key: 'berlin-hammer-drill',
  city: 'berlin',
  owner: 'jonas',
  category: 'power-tools',
  title: {
    de: 'Bohrmaschine mit Schlagwerk: Bosch-Bohrhammer im Koffer',
    en: 'Bosch hammer drill with bits in its case',
  },
  description: {
    de: 'Der geht durch Berliner Altbauwände wie durch Butter, auch dort, wo eine normale Schlagbohrmaschine nur noch jault. Im Koffer liegen sechs SDS-Bohrer von 5 bis 14 mm, ein Flachmeißel, der Tiefenanschlag und eine Staubkappe für Löcher in der Decke. Die Maschine ist vier Jahre alt, war zweimal in der Wartung, und das Gehäuse hat Kratzer, wie sich das gehört. Zum Dübelnsetzen bitte auf Schlag und Drehen stellen, für Fliesen erst ohne Schlag anbohren. Du holst ihn in meiner Werkstatt ab. Ich zeige dir gern in zwei Minuten, wie man die Bohrer wechselt. Bitte abgestaubt zurückbringen.',
    en: 'Goes through the walls of an old Berlin building where an ordinary drill only whines. The case holds six SDS bits from 5 to 14 mm, a flat chisel, the depth stop and a dust cup for holes in the ceiling. It is four years old, has been serviced twice, and the housing has the scratches you would expect. Use drilling with impact for wall plugs; for tiles start without it. You pick it up at my workshop. I’m happy to show you how to change the bits, it takes two minutes. Please wipe the dust off before you bring it back.',
  },
  price: { day: 1400, hour: 300, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Neukölln', latitude: 52.4868, longitude: 13.4331 },
  delivery: ['pickup', 'hub', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 2,
    minHours: 2,
    maxHours: 336,
    bufferMinutes: 60,
    weeklyHours: OUTSIDE_OFFICE_HOURS,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Acht Löcher in die Betondecke, keine halbe Stunde. Jonas hat mir vorher noch die Staubkappe erklärt, ohne die hätte ich das Zimmer neu streichen können.',
    },
    {
      rating: 5,
      text: 'Koffer vollständig, Maschine top in Schuss. Übergabe in der Werkstatt war schnell und freundlich.',
    },
    {
      rating: 4,
      text: 'Macht, was sie soll. Der 6er-Bohrer war schon etwas rund, mit dem 8er ging alles problemlos.',
      reply: 'Danke für den Hinweis, ein neuer 6er liegt seit heute im Koffer.',
    },
    {
      rating: 5,
      language: 'en',
      text: 'Hung five shelves in one evening. Jonas even lent me a pencil and a spirit level.',
    },
  ],
}
