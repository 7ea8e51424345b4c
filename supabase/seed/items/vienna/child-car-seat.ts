import type { SeedItem } from '../seed-item.ts'

export const childCarSeat: SeedItem = {
  key: 'vienna-child-car-seat',
  city: 'vienna',
  owner: 'katharina',
  category: 'kids',
  title: { de: 'Kindersitz 9 bis 36 kg mit Isofix', en: 'Child car seat, 9 to 36 kg, Isofix' },
  description: {
    de: 'Für Besuch aus dem Ausland oder das Mietauto übers Wochenende. Der Sitz wächst mit, von etwa einem Jahr bis zwölf, mit Isofix oder nur mit dem Gurt, beides ist bebildert erklärt und ich zeige es dir am Gehsteig in deinem Auto. Unfallfrei, aus erster Hand, Produktion 2022. Der Bezug kommt nach jeder Ausleihe in die Wäsche. Dazu gibt es einen Lehnenschutz, damit das Leihauto keine Fußabdrücke bekommt, und auf Wunsch einen zweiten Sitz als Sitzerhöhung. Bitte keine Brezen im Sitz, zumindest keine ganzen.',
    en: 'For visitors from abroad or a hire car at the weekend. The seat grows along, from about one year to twelve, with Isofix or just the belt; both are explained in pictures and I’ll show you on the pavement, in your car. No accidents, first owner, made in 2022. The cover is washed after every rental. I add a seat back protector so that the hire car gets no footprints, and on request a booster for a second child. Please no pretzels in the seat, at least no whole ones.',
  },
  price: { day: 800, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Währing', latitude: 48.2278, longitude: 16.3358 },
  delivery: ['pickup', 'hub', 'delivery'],
  terms: {
    instant: true,
    noticeHours: 6,
    minHours: 12,
    maxHours: 720,
    bufferMinutes: 240,
    cancellation: 'flexible',
  },
  emoji: '1f4ba',
  accents: ['1f9f8', '1f697'],
  reviews: [
    { rating: 5, text: 'Katharina hat ihn selbst eingebaut und dreimal gerüttelt. Sehr beruhigend.' },
    { rating: 5, text: 'Frisch gewaschen, gut erklärt, günstiger als bei der Autovermietung.' },
    { rating: 4, text: 'Alles gut. Ohne Isofix braucht man kurz, bis der Gurt richtig liegt.' },
    { rating: 5, language: 'en', text: 'Saved us 60 euros at the airport desk. Clean and easy.' },
  ],
}
