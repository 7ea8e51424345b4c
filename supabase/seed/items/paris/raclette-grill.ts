import type { SeedItem } from '../seed-item.ts'

export const racletteGrill: SeedItem = {
  key: 'paris-raclette-grill',
  city: 'paris',
  owner: 'gerard',
  category: 'kitchen',
  title: {
    fr: 'Appareil à raclette, demi-meule, à l’ancienne',
    en: 'Traditional raclette heater for a half wheel',
  },
  description: {
    fr: 'Pas les petits poêlons : la vraie demi-meule sous la rampe chauffante, qu’on racle dans l’assiette. Rapporté de chez mon beau-frère à Annecy. Rampe orientable, bac pour la croûte, deux couteaux et un gant, parce que le métal chauffe. On sert dix personnes sans se presser, quinze si les invités savent attendre. Le fromager de la rue de la Butte vous coupera une demi-meule de trois kilos, dites que vous venez de ma part. Frottez la plaque tant qu’elle est tiède et tout part. Rallonge fournie, les tables ne sont jamais près des prises.',
    en: 'Not the little pans: the real half wheel under the heating bar, scraped onto your plate. Brought from my brother-in-law’s in Annecy. Swivelling heater, tray for the rind, two knives and a glove, because the metal gets hot. It serves ten people at their ease, fifteen if the guests can wait. The cheesemonger in Rue de la Butte will cut you a three kilo half wheel, say I sent you. Scrub the plate while it is warm and everything comes off. I add an extension lead, tables are never near sockets.',
  },
  price: { day: 1600, deposit: 6000 },
  units: 1,
  place: { neighbourhood: 'Butte-aux-Cailles', latitude: 48.8273, longitude: 2.3505 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  emoji: '1f9c0',
  accents: ['1f954', '1f377'],
  reviews: [
    {
      rating: 5,
      text: 'Rien à voir avec les poêlons. Douze invités conquis et le fromager connaît bien Gérard.',
    },
    { rating: 5, text: 'Appareil propre, gant et rallonge fournis. On a raclé jusqu’à minuit.' },
    {
      rating: 4,
      text: 'Très bon moment, mais l’odeur reste deux jours. Ce n’est pas la faute de l’appareil.',
    },
  ],
}
