import type { SeedItem } from '../seed-item.ts'

export const kitchenMixer: SeedItem = {
  key: 'vienna-kitchen-mixer',
  city: 'vienna',
  owner: 'katharina',
  category: 'kitchen',
  title: {
    de: 'Küchenmaschine mit Knethaken und Stahlschüssel',
    en: 'Stand mixer with dough hook and steel bowl',
  },
  description: {
    de: 'Steht bei uns elf Monate im Jahr im Weg und im Dezember im Mittelpunkt. Planetenrührwerk, zehn Stufen, Schüssel aus Edelstahl für 4,8 Liter: ein Kilo Mehl für Striezel oder drei Bleche Vanillekipferl gehen sich aus. Knethaken, Flachrührer und Schneebesen liegen bei, dazu ein Spritzschutz und auf Wunsch der Fleischwolf meiner Großmutter. Die Maschine wiegt elf Kilo, hol sie also nicht mit dem Rad. Schwerer Teig bitte höchstens auf Stufe zwei, sonst wandert sie über die Arbeitsplatte. Haken und Schüssel dürfen in den Geschirrspüler, der Rest nicht.',
    en: 'For eleven months of the year it stands in the way, and in December it is the centre of our lives. Planetary action, ten speeds, a 4.8 litre steel bowl: enough for a kilo of flour or three trays of vanilla crescents. Dough hook, flat beater and whisk come with it, a splash guard too and, if you like, my grandmother’s mincer. It weighs eleven kilos, so don’t come by bike. Heavy dough on speed two at most, or it wanders across the worktop. Hook and bowl may go into the dishwasher, the rest may not.',
  },
  price: { day: 1100, deposit: 4000 },
  units: 1,
  place: { neighbourhood: 'Währing', latitude: 48.2287, longitude: 16.3344 },
  delivery: ['pickup', 'hub'],
  terms: {
    instant: true,
    noticeHours: 12,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 120,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Sechs Striezel für den ganzen Stiegenaufgang, die Maschine hat nicht einmal geseufzt.',
    },
    { rating: 5, text: 'Sauber, komplett, schön. Der Fleischwolf der Großmutter ist eine Wucht.' },
    { rating: 4, text: 'Feines Gerät. Elf Kilo in den dritten Stock merkt man halt.' },
  ],
}
