import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const purposes: JudgedQueries = {
  en: [
    { q: 'look at the moon', first: items.TELESCOPES },
    { q: 'carry a washing machine upstairs', first: items.HAND_TRUCKS, also: items.MOVING_KIT },
    { q: 'take the children to school by bike', first: items.CARGO_BIKES, also: items.BIKES },
  ],
  de: [
    { q: 'Apfelsaft selbst machen', first: items.PRESSES },
    { q: 'Sterne gucken', first: items.TELESCOPES },
    { q: 'Estrich aufstemmen', first: items.BREAKER, also: items.DRILLS },
  ],
  es: [
    { q: 'hacer paella para veinte', first: items.PAELLA },
    { q: 'romper un suelo de baldosas', first: items.BREAKER, also: items.DRILLS },
    { q: 'ver las estrellas', first: items.TELESCOPES },
  ],
  fr: [
    { q: 'faire des crêpes', first: items.CREPES },
    { q: 'repeindre un plafond', first: [...items.LADDERS, ...items.SCAFFOLD] },
    { q: 'descendre la rivière', first: items.BOAT },
  ],
}
