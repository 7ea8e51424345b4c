import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const incidental: JudgedQueries = {
  en: [
    { q: 'stroller for our holiday with grandma', first: items.BUGGY },
    { q: 'does anyone have a waffle maker for the school fair', first: items.WAFFLES },
  ],
  de: [
    { q: 'ich hätte gern eine Kamera für die Hochzeit meiner Schwester', first: items.ALL_CAMERAS },
    { q: 'Musikanlage für 50 Leute draußen', first: items.SPEAKERS },
  ],
  es: [
    { q: 'necesito cámara buena para un bautizo', first: items.ALL_CAMERAS },
    { q: 'guitarra eléctrica para principiantes baratita', first: items.GUITARS },
  ],
  fr: [
    { q: 'vélo avec panier pour faire les courses', first: items.BIKES },
    { q: 'échelle assez haute pour le plafond', first: items.LADDERS, also: items.SCAFFOLD },
  ],
}
