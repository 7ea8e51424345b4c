import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const purposes: JudgedQueries = {
  en: [
    { q: 'press our own cider', first: items.PRESSES },
    { q: 'hang a heavy mirror', first: items.DRILLS, also: items.LADDERS },
    { q: 'look at the moon', first: items.TELESCOPES },
    { q: 'friends visiting with a baby', first: items.KIDS },
  ],
  de: [
    { q: 'Fliesen entfernen', first: items.BREAKER, also: [...items.DRILLS, ...items.GRINDER] },
    { q: 'Pfannkuchen für viele', first: items.CREPES, also: items.KITCHEN },
    { q: 'Waschmaschine in den vierten Stock', first: items.HAND_TRUCKS, also: items.MOVING_KIT },
    { q: 'Musik im Hof', first: items.SPEAKERS, also: items.MUSIC },
  ],
  es: [
    { q: 'quitar el óxido de una reja', first: items.GRINDER },
    { q: 'cena para veinte', first: [...items.PAELLA, ...items.FOLDING_TABLES] },
    { q: 'ver las estrellas', first: items.TELESCOPES },
    { q: 'pintar el techo', first: [...items.LADDERS, ...items.SCAFFOLD] },
  ],
  fr: [
    { q: 'dormir en forêt', first: [...items.TENT, ...items.HAMMOCKS] },
    { q: 'presser des pommes', first: items.PRESSES },
    { q: 'tourner un court métrage', first: items.ALL_CAMERAS },
  ],
}
