import type { SeedItem } from '../seed-item.ts'

export const telescope: SeedItem = {
  key: 'paris-telescope',
  city: 'paris',
  owner: 'thomas',
  category: 'camping',
  title: { fr: 'Télescope de 250 mm, facile à pointer', en: '250 mm telescope, easy to point' },
  description: {
    fr: 'Il sert à mes élèves deux soirs par an et à moi dès que la lune est fine. Miroir de 250 millimètres, socle en bois vert qui tourne sur lui-même : on pousse le tube d’un doigt, il reste où on le laisse, sans câble ni réglage. Avec lui viennent deux oculaires, un filtre lunaire, une lampe rouge et une carte du ciel qui tourne. Depuis la place de Catalogne on voit Saturne et ses anneaux, depuis la forêt de Rambouillet on voit tout le reste. Sortez-le une demi-heure avant, le temps que le miroir refroidisse. Et jamais vers le soleil, pas même une seconde. Il se transporte en deux morceaux, sur une banquette arrière.',
    en: 'My pupils use it two evenings a year, and I do whenever the moon is thin. A 250 millimetre mirror on a green wooden turntable: you push the tube with a finger and it stays where you leave it, no cables and no adjusting. Two eyepieces, a moon filter, a red torch and a turning star chart come with it. From Place de Catalogne you see Saturn and its rings, from the forest of Rambouillet you see all the rest. Take it outside half an hour early so that the mirror cools. And never towards the sun, not even for a second. It travels in two pieces, on a back seat.',
  },
  price: { day: 2000, deposit: 16000 },
  units: 1,
  place: { neighbourhood: 'Pernety', latitude: 48.8343, longitude: 2.3191 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 12,
    maxHours: 168,
    bufferMinutes: 120,
    cancellation: 'moderate',
  },
  reviews: [
    { rating: 5, text: 'Les anneaux de Saturne en vrai, ma fille de sept ans n’en revient toujours pas.' },
    { rating: 5, text: 'Prof très pédagogue, évidemment. La carte du ciel tournante est parfaite.' },
    {
      rating: 4,
      text: 'Magnifique, mais encombrant dans une petite voiture.',
      reply: 'Je peux vous aider à le caler, il rentre même dans une Twingo. Testé.',
    },
  ],
}
