import type { SeedItem } from '../seed-item.ts'

export const rowboat: SeedItem = {
  key: 'berlin-rowboat',
  city: 'berlin',
  owner: 'stefan',
  category: 'camping',
  title: {
    de: 'Ruderboot für drei, ab Rummelsburger Bucht',
    en: 'Rowing boat for three, from Rummelsburg Bay',
  },
  description: {
    de: 'Mein Holzboot liegt im Verein an der Rummelsburger Bucht, du steigst direkt am Steg ein. Von dort ist man in einer halben Stunde am Plänterwald und in gut zwei Stunden am Müggelsee. Dabei: zwei Riemen mit Dollen, ein Paddel für den Schilfgürtel, zwei Schwimmwesten für Erwachsene und eine fürs Kind, Anker und Schöpfkelle. Ein paar Schrammen am Bug stammen von mir und einer Spundwand. Nichtschwimmer nur mit Weste. Ich bin an Wochenenden ab neun am Steg, unter der Woche nach Absprache, und zeige vorher, wie man wendet. Bei Wind ab Stärke fünf sage ich ab und du bekommst alles zurück.',
    en: 'My wooden boat lies at the club on Rummelsburg Bay and you get in right at the jetty. From there it is half an hour to Plänterwald and a good two hours to the Müggelsee. Included: a pair of oars with rowlocks, a paddle for the reeds, two life jackets for adults and one for a child, an anchor and a bailer. A few scratches at the bow are from me and a sheet pile wall. Non-swimmers wear a jacket, always. At weekends I’m at the jetty from nine, on weekdays by arrangement, and I show you how to turn. With wind of force five or more I call it off and you get everything back.',
  },
  price: { day: 3500, hour: 700, deposit: 15000 },
  units: 1,
  place: { neighbourhood: 'Rummelsburg', latitude: 52.4987, longitude: 13.4795 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 3,
    maxHours: 72,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Der schönste Sonntag des Sommers. Stefan hat eine handgezeichnete Karte mitgegeben, mit den guten Badestellen.',
    },
    {
      rating: 5,
      text: 'Boot liegt ruhig im Wasser, Weste fürs Kind passte. Einsteigen direkt am Steg ist sehr bequem.',
    },
    {
      rating: 5,
      language: 'en',
      text: 'We are complete beginners and still made it to Köpenick and back. Clear instructions, lovely man.',
    },
    {
      rating: 4,
      text: 'Toller Tag. Wegen Wind mussten wir einmal verschieben, das lief aber völlig unkompliziert.',
    },
  ],
}
