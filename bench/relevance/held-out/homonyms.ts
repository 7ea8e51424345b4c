import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const homonyms: JudgedQueries = {
  en: [
    { q: 'press', first: items.PRESSES, never: ['paris-reflex-kit'] },
    { q: 'racket', first: items.TENNIS, also: items.TABLE_TENNIS },
    { q: 'moving picture camera', first: items.SUPER_8, also: items.CAMERAS, never: items.MOVING_KIT },
  ],
  de: [
    { q: 'Decke weiß streichen', first: items.LADDERS, also: items.SCAFFOLD, never: items.MOVING_KIT },
    { q: 'Box', first: [...items.SPEAKERS, ...items.MOVING_KIT] },
    { q: 'Presse', first: items.PRESSES },
  ],
  es: [
    { q: 'gato hidráulico', first: [], also: items.POWER_TOOLS },
    { q: 'tienda', first: items.TENT },
  ],
  fr: [
    { q: 'batterie', first: items.DRUMS, never: ['paris-electric-guitar'] },
    { q: 'grue', first: [], also: items.SCAFFOLD },
  ],
}
