import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const compounds: JudgedQueries = {
  en: [
    { q: 'step ladder', first: items.STEPLADDERS, also: items.TELESCOPIC_LADDER },
    { q: 'cargobike', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'highchair', first: items.HIGH_CHAIRS },
    { q: 'handtruck', first: items.HAND_TRUCKS, also: items.MOVING_KIT },
  ],
  de: [
    { q: 'Alurollgerüst', first: items.SCAFFOLD, also: items.LADDERS },
    { q: 'Kinderhochstuhl', first: items.HIGH_CHAIRS },
    { q: 'Umzugskisten', first: items.MOVING_KIT, also: items.HAND_TRUCKS },
    { q: 'Teleskop Leiter', first: items.TELESCOPIC_LADDER, also: items.LADDERS },
  ],
  es: [
    { q: 'bicicleta carguera', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'amasadora de pan', first: items.MIXERS },
    { q: 'caballete telescopio', first: items.TELESCOPES },
    { q: 'mesa de futbolín', first: items.FOOTBALL_TABLES },
  ],
  fr: [
    { q: 'vélo-cargo', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'chaise-haute bébé', first: items.HIGH_CHAIRS },
    { q: 'appareil à gaufres', first: items.WAFFLES, also: items.CREPES },
  ],
}
