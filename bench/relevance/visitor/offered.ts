import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const offered: JudgedQueries = {
  en: [
    { q: 'mirror ball', first: items.DISCO_BALL },
    { q: 'stepladders', first: items.STEPLADDERS, also: items.LADDERS },
    { q: 'ping pong table', first: items.TABLE_TENNIS },
    { q: 'telescopes', first: items.TELESCOPES },
    { q: 'left-handed guitar', first: ['vienna-left-handed-guitar'], also: items.GUITARS },
    { q: 'guitar vienna', first: ['vienna-left-handed-guitar'] },
    { q: 'cargo bkie', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'pram', first: items.BUGGY },
  ],
  de: [
    { q: 'Sackkarren', first: items.HAND_TRUCKS },
    { q: 'Kinderhochstuhl', first: items.HIGH_CHAIRS },
    { q: 'Reisekoffer', first: items.SUITCASES },
    { q: 'Bohrhämmer', first: items.DRILLS, also: items.BREAKER },
    { q: 'Rodel', first: items.SLED },
    { q: 'Tischkicker Wien', first: ['vienna-football-table'] },
    { q: 'Hängematte Berlin', first: ['berlin-hammock'] },
    { q: 'Lastenrad für zwei Kinder', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'Hochstul', first: items.HIGH_CHAIRS },
  ],
  es: [
    { q: 'amoladora', first: items.GRINDER },
    { q: 'tronas de bebé', first: items.HIGH_CHAIRS },
    { q: 'maletas grandes', first: items.SUITCASES },
    { q: 'futbolín', first: items.FOOTBALL_TABLES },
    { q: 'mesas plegables', first: items.FOLDING_TABLES },
    { q: 'bicicleta de carga Madrid', first: ['madrid-cargo-bike'] },
    { q: 'tienda de campaña', first: items.TENT },
    { q: 'telescpio', first: items.TELESCOPES },
  ],
  fr: [
    { q: 'perceuse', first: items.DRILLS, also: items.BREAKER },
    { q: 'vélos cargo', first: items.CARGO_BIKES, also: items.BIKES },
    { q: 'diable', first: items.HAND_TRUCKS },
    { q: 'appareils photo', first: items.CAMERAS, also: items.ALL_CAMERAS },
    { q: 'guitare électrique', first: items.GUITARS },
    { q: 'hamac Paris', first: ['paris-hammock'] },
    { q: 'échafadage', first: items.SCAFFOLD, also: items.LADDERS },
    { q: 'meuleuse', first: items.GRINDER },
  ],
}
