import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const plurals: JudgedQueries = {
  en: [
    { q: 'tents', first: items.TENT },
    { q: 'hammer drills', first: items.DRILLS, also: items.BREAKER },
    { q: 'high chairs', first: items.HIGH_CHAIRS },
    { q: 'telescopes', first: items.TELESCOPES },
  ],
  de: [
    { q: 'Zelte', first: items.TENT },
    { q: 'Hängematten', first: items.HAMMOCKS },
    { q: 'Lastenräder', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'Gitarren', first: items.GUITARS },
  ],
  es: [
    { q: 'cámaras', first: items.CAMERAS, also: items.SUPER_8 },
    { q: 'hamacas', first: items.HAMMOCKS },
    { q: 'raqueta', first: items.TENNIS, also: items.TABLE_TENNIS },
    { q: 'taladros', first: items.DRILLS, also: items.BREAKER },
  ],
  fr: [
    { q: 'perceuses', first: items.DRILLS, also: items.BREAKER },
    { q: 'escabeaux', first: items.STEPLADDERS, also: items.TELESCOPIC_LADDER },
    { q: 'planches à roulettes', first: items.SKATEBOARDS },
  ],
}
