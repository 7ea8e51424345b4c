import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const things: JudgedQueries = {
  en: [
    { q: 'waffle maker', first: items.WAFFLES },
    { q: 'PA speakers', first: items.SPEAKERS },
    { q: 'juice press', first: items.PRESSES },
    { q: 'camping tent', first: items.TENT },
  ],
  de: [
    { q: 'SDS-Bohrer', first: items.DRILLS, also: items.BREAKER },
    { q: 'Kinderschlitten', first: items.SLED },
    { q: 'Arbeitsbühne', first: items.SCAFFOLD, also: items.LADDERS },
    { q: 'Kamera mit Objektiv', first: items.CAMERAS, also: items.SUPER_8 },
  ],
  es: [
    { q: 'rotaflex', first: items.GRINDER },
    { q: 'plancha para gofres', first: items.WAFFLES, also: items.CREPES },
    { q: 'cajón flamenco', first: items.DRUMS, also: items.MUSIC },
    { q: 'bafles', first: items.SPEAKERS },
  ],
  fr: [
    { q: 'baffle', first: items.SPEAKERS },
    { q: 'poussette canne', first: items.BUGGY },
    { q: 'boîtier Nikon', first: ['paris-reflex-kit'], also: items.CAMERAS },
  ],
}
