import type { SeedItem } from '../seed-item.ts'

export const pickupTruck: SeedItem = {
  key: 'vienna-pickup-truck',
  city: 'vienna',
  owner: 'theresa',
  category: 'transport',
  title: {
    de: 'Pritschenwagen, 1 Tonne Nutzlast, B-Schein',
    en: 'Flatbed pickup, 1 tonne payload, car licence',
  },
  description: {
    de: 'Unser kleiner Pritschenwagen für alles, was in kein Auto passt: Schutt, Holz, Kies, Möbel, der Christbaum für die Schule. Ladefläche 2,60 mal 1,70 m mit abklappbaren Bordwänden, Nutzlast eine Tonne, dreisitzig, Diesel, grüne Plakette. Führerschein B genügt, mindestens drei Jahre Besitz und 23 Jahre alt. 100 km am Tag sind frei, darüber 35 Cent pro Kilometer, das rechnen wir bei der Rückgabe ab. Spanngurte, Netz und Plane liegen hinter dem Sitz. Vollkasko mit 600 Euro Selbstbehalt, deshalb die Kaution. Bitte besenrein und vollgetankt zurückbringen.',
    en: 'Our small flatbed for everything that fits into no car: rubble, timber, gravel, furniture, the school’s Christmas tree. The bed is 2.60 by 1.70 m with drop sides, payload one tonne, three seats, diesel. An ordinary car licence is enough, held for three years, minimum age 23. 100 km a day are included, after that 35 cents a kilometre, settled on return. Straps, net and tarpaulin are behind the seat. Fully insured with an excess of 600 euros, hence the deposit. Please bring it back swept and with a full tank.',
  },
  price: { day: 8500, hour: 1500, deposit: 60000 },
  units: 1,
  place: { neighbourhood: 'Ottakring', latitude: 48.2138, longitude: 16.3201 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 12,
    minHours: 4,
    maxHours: 168,
    bufferMinutes: 60,
    cancellation: 'strict',
  },
  emoji: '1f6fb',
  accents: ['1f4e6', '1faa8'],
  reviews: [
    { rating: 5, text: 'Zwei Fuhren Kies, eine Fuhre alter Zaun. Gurte und Netz dabei, alles seriös.' },
    { rating: 5, text: 'Sauber, vollgetankt, klare Regeln. So mag ich das.' },
    { rating: 4, text: 'Gutes Fahrzeug, Rückfahrkamera wäre fein. Abwicklung in fünf Minuten.' },
  ],
}
