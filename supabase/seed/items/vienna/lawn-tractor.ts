import type { SeedItem } from '../seed-item.ts'

export const lawnTractor: SeedItem = {
  key: 'vienna-lawn-tractor',
  city: 'vienna',
  owner: 'theresa',
  category: 'garden',
  title: { de: 'Rasentraktor mit Fangkorb, 92 cm', en: 'Ride-on mower with collector, 92 cm' },
  description: {
    de: 'Für Wiesen ab etwa 800 Quadratmetern, bei denen der Handmäher keinen Spaß mehr macht. Schnittbreite 92 cm, Schnitthöhe in sieben Stufen, Fangkorb mit 240 Litern und ein Mulcheinsatz. Automatikgetriebe, fährt sich wie ein Autodrom, nur langsamer. Vollgetankt mit Super, bitte auch so zurück. Messer frisch gewuchtet, Batterie heuer erneuert. Wir liefern mit dem Anhänger im Raum Wien und holen wieder ab, selbst abholen geht mit einem Anhänger ab 750 kg, Auffahrrampen leihen wir mit. Steile Böschungen über 15 Grad bitte nicht, da kippt er. Einschulung am Hof.',
    en: 'For lawns from about 800 square metres, where pushing a mower stops being fun. Cutting width 92 cm, seven heights, a 240 litre collector and a mulching insert. Automatic transmission; it drives like a dodgem, only slower. The tank is full of petrol, please return it like that. Blades freshly balanced, battery new this year. We bring it on our trailer within Vienna and fetch it again; to collect it yourself you need a trailer of 750 kg or more, and we lend you ramps. No banks steeper than 15 degrees please, it tips over. Briefing in our yard.',
  },
  price: { day: 8900, deposit: 40000 },
  units: 1,
  place: { neighbourhood: 'Ottakring', latitude: 48.2145, longitude: 16.3199 },
  delivery: ['pickup', 'delivery'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 6,
    maxHours: 96,
    bufferMinutes: 240,
    cancellation: 'strict',
  },
  emoji: '1f69c',
  accents: ['1f331', '1f33c'],
  reviews: [
    {
      rating: 5,
      text: 'Obstwiese meiner Eltern, 2.000 Quadratmeter, an einem Vormittag erledigt. Mein Vater will jetzt auch einen.',
    },
    {
      rating: 4,
      text: 'Sehr gepflegt. Der Fangkorb ist bei nassem Gras schnell voll, aber das ist wohl überall so.',
    },
    {
      rating: 5,
      text: 'Lieferung auf die Minute, Einschulung freundlich. Wir buchen für den September wieder.',
    },
  ],
}
