import type { SeedItem } from '../seed-item.ts'

export const telescope: SeedItem = {
  key: 'vienna-telescope',
  city: 'vienna',
  owner: 'lukas',
  category: 'camping',
  title: { de: 'Spiegelteleskop für klare Nächte', en: 'Reflecting telescope for clear nights' },
  description: {
    de: 'Newton mit 150 mm Öffnung auf einer stabilen Holzmontierung, die auch Achtjährige bedienen können, ich habe es mit meiner Klasse getestet. Saturnringe, Jupitermonde und Mondkrater gehen auch mitten in Wien, für Nebel und Galaxien fährst du besser auf die Sophienalpe. Drei Okulare, ein Mondfilter, eine drehbare Sternkarte und eine Rotlichtlampe sind in der Tasche. Bitte eine halbe Stunde vorher hinausstellen, damit der Spiegel auskühlt. Niemals in die Sonne schauen, ein Sonnenfilter ist nicht dabei. Wenn der Himmel bedeckt ist, verschieben wir kostenlos.',
    en: 'A Newtonian with 150 mm aperture on a sturdy wooden mount that eight-year-olds can handle; I tested it with my class. Saturn’s rings, Jupiter’s moons and lunar craters work in the middle of Vienna, for nebulae and galaxies drive up to the Sophienalpe. The bag has three eyepieces, a moon filter, a star wheel and a red torch. Put it outside half an hour before so that the mirror cools down. Never look at the sun, there is no solar filter. If the sky is overcast we move the date at no cost.',
  },
  price: { day: 1900, deposit: 12000 },
  units: 1,
  place: { neighbourhood: 'Leopoldstadt', latitude: 48.2172, longitude: 16.3856 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 6,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Die Kinder haben den Saturn gesehen und seither redet hier keiner mehr von etwas anderem.',
    },
    {
      rating: 5,
      text: 'Lukas hat die Sternkarte auf unser Datum eingestellt. So geduldig möchte ich auch Lehrer haben.',
    },
    { rating: 4, text: 'Tolle Optik. Die Montierung ist sperrig, ein Auto ist hilfreich.' },
    { rating: 5, language: 'en', text: 'Clear night on the Sophienalpe, best date we’ve had in years.' },
  ],
}
