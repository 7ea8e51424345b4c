import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const incidental: JudgedQueries = {
  en: [
    { q: 'I need a good ladder for my hallway please', first: items.LADDERS },
    { q: 'cheap camera for two days', first: items.ALL_CAMERAS },
    { q: 'electric guitar for my daughter to try out', first: items.GUITARS },
    { q: 'big tent for 4 people with dog', first: items.TENT },
    { q: 'bike for a tall person', first: items.BIKES },
  ],
  de: [
    { q: 'günstige Bohrmaschine für ein paar Löcher', first: items.DRILLS },
    { q: 'Lastenrad um zwei Kinder zu transportieren', first: items.CARGO_BIKES },
    { q: 'stabile Leiter für Altbau mit hohen Decken', first: items.LADDERS },
    { q: 'zwei große Koffer für den Flug nach Tokio', first: items.SUITCASES },
    { q: 'leihweise Hochstuhl fürs Wochenende', first: items.HIGH_CHAIRS },
  ],
  es: [
    { q: 'taladro potente para pared de ladrillo', first: items.DRILLS },
    { q: 'una bici barata para pasear por el parque', first: items.BIKES },
    { q: 'mesas y sillas para 18 personas', first: items.FOLDING_TABLES },
    { q: 'telescopio fácil para niños', first: items.TELESCOPES },
  ],
  fr: [
    { q: 'caméra pour ce soir', first: items.ALL_CAMERAS },
    { q: 'petite perceuse pas chère pour le weekend', first: items.DRILLS },
    { q: 'grande valise pour un mois', first: items.SUITCASES },
    { q: 'robot pour pétrir la brioche', first: items.MIXERS },
    { q: 'télescope pour débutant à prêter', first: items.TELESCOPES },
  ],
}
