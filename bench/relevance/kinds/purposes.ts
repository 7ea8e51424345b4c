import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const purposes: JudgedQueries = {
  en: [
    { q: 'something to put up shelves', first: items.DRILLS, also: items.LADDERS },
    { q: 'replace old bathroom tiles', first: items.BREAKER, also: [...items.GRINDER, ...items.DRILLS] },
    { q: 'make apple juice', first: items.PRESSES },
    { q: 'look at saturn', first: items.TELESCOPES },
    { q: 'friends visiting with a toddler', first: [...items.HIGH_CHAIRS, ...items.BUGGY] },
    { q: 'flight to new zealand', first: items.SUITCASES },
    { q: 'afternoon on the lake', first: items.BOAT },
    { q: 'paint the front of the house', first: [...items.SCAFFOLD, ...items.LADDERS] },
    { q: 'cut a rusty railing', first: items.GRINDER },
    { q: 'record a music video', first: items.ALL_CAMERAS },
  ],
  de: [
    { q: 'Regal an Betonwand befestigen', first: items.DRILLS, also: items.BREAKER },
    { q: 'Saft aus eigenen Äpfeln machen', first: items.PRESSES },
    { q: 'Altbaudecke weißeln', first: items.LADDERS, also: items.SCAFFOLD },
    { q: 'Waschmaschine in den 4. Stock', first: [...items.HAND_TRUCKS, ...items.MOVING_KIT] },
    { q: 'Kekse backen mit den Kindern', first: items.MIXERS, also: items.WAFFLES },
    { q: 'Sternschnuppen anschauen', first: items.TELESCOPES },
    { q: 'Estrich aufstemmen', first: items.BREAKER, also: items.DRILLS },
    { q: 'Bewerbungsfotos selber machen', first: items.CAMERAS },
    { q: 'Radtour an der Donau', first: ['vienna-touring-bike'], also: ['paris-city-bike'] },
    {
      q: 'Schulfest Essensstand',
      first: [...items.WAFFLES, ...items.CREPES],
      also: [...items.PAELLA, ...items.FOLDING_TABLES],
    },
  ],
  es: [
    { q: 'cambiar una bombilla del techo', first: items.LADDERS },
    { q: 'hacer agujeros en hormigón', first: items.DRILLS, also: items.BREAKER },
    {
      q: 'cenar en el patio con veinte amigos',
      first: [...items.PAELLA, ...items.FOLDING_TABLES],
      also: [...items.CREPES, ...items.WAFFLES],
    },
    { q: 'ver la luna', first: items.TELESCOPES },
    { q: 'viaje a Lisboa en avión', first: items.SUITCASES },
    { q: 'hacer bizcochos para una fiesta', first: items.MIXERS, also: [...items.WAFFLES, ...items.CREPES] },
    { q: 'llevar la compra del mes sin coche', first: items.CARGO_BIKES, also: items.HAND_TRUCKS },
    { q: 'fotos de boda', first: items.CAMERAS, also: items.SUPER_8 },
  ],
  fr: [
    { q: 'fixer une tringle à rideaux', first: items.DRILLS, also: items.LADDERS },
    { q: 'repeindre le salon', first: items.LADDERS, also: items.SCAFFOLD },
    { q: 'faire du jus de pomme', first: items.PRESSES },
    {
      q: 'goûter d’anniversaire',
      first: [...items.WAFFLES, ...items.CREPES, ...items.FOOTBALL_TABLES],
      also: [...items.DISCO_BALL, ...items.MIXERS],
    },
    { q: 'nuit sous la tente', first: items.TENT },
    { q: 'portrait de famille', first: items.CAMERAS },
    { q: 'sieste au jardin', first: items.HAMMOCKS },
    { q: 'sortie à la neige', first: items.SLED },
    { q: 'partir deux semaines en Italie', first: items.SUITCASES, also: items.TENT },
  ],
}
