import type { SeedItem } from '../seed-item.ts'

export const fruitPress: SeedItem = {
  key: 'vienna-fruit-press',
  city: 'vienna',
  owner: 'miriam',
  category: 'garden',
  title: {
    de: 'Mostpresse für Äpfel, Trauben und Ribisel',
    en: 'Cider press for apples, grapes and currants',
  },
  description: {
    de: 'Meine Mutter hat darin Most gemacht, ich mache Apfelgelee, und beides gelingt. Korb aus Buchenlatten für 18 Liter, blaues Gestell aus Gusseisen, Spindel mit Griffen zum Kurbeln, für die man keine Muskeln, aber Geduld braucht. Dazu gebe ich zwei Presstücher, eine Plastikwanne, einen Trichter und mein Rezept, auf dem ein Fleck von 1994 klebt. Äpfel bitte vorher klein schneiden oder reiben, ganze presst niemand aus. Nach der Arbeit mit heißem Wasser abbürsten und die Latten im Schatten trocknen lassen. Sie wiegt 24 Kilo, zu zweit geht es die Stiege hinunter.',
    en: 'My mother made cider in it, I make apple jelly, and both turn out well. A basket of beech slats for 18 litres, a blue cast iron frame and a spindle with handles to crank, which takes patience rather than muscles. I add two pressing cloths, a plastic tub, a funnel and my recipe, with a stain from 1994. Please cut or grate the apples first, nobody gets juice out of whole ones. Brush it down with hot water afterwards and let the slats dry in the shade. It weighs 24 kilos; two people get it down the stairs.',
  },
  price: { day: 1500, deposit: 8000 },
  units: 1,
  place: { neighbourhood: 'Neubau', latitude: 48.2023, longitude: 16.3479 },
  delivery: ['pickup'],
  terms: {
    instant: true,
    noticeHours: 24,
    minHours: 12,
    maxHours: 96,
    bufferMinutes: 240,
    cancellation: 'flexible',
  },
  reviews: [
    {
      rating: 5,
      text: 'Vierzig Kilo Äpfel vom Onkel in der Steiermark, achtzehn Liter Saft und eine Wespe.',
    },
    { rating: 5, text: 'Sauber, robust, und das Rezept mit dem Fleck ist Gold wert.' },
    { rating: 4, text: 'Presst hervorragend. 24 Kilo sind im dritten Stock allerdings 24 Kilo.' },
  ],
}
