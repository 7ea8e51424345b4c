import * as items from '../groups.ts'
import type { JudgedQueries } from '../judgement.ts'

export const places: JudgedQueries = {
  en: [
    { q: 'cargo bike vienna', first: ['vienna-cargo-bike'] },
    { q: 'telescope in madrid', first: ['madrid-telescope'] },
    { q: 'stepladder near la latina', first: ['madrid-stepladder'] },
    { q: 'drill carabanchel', first: ['madrid-hammer-drill'], also: ['madrid-angle-grinder'] },
    { q: 'sled josefstadt', first: ['vienna-sled'] },
    { q: 'camera hire paris batignolles', first: ['paris-reflex-kit'], also: ['paris-super-8'] },
    { q: 'guitar near gare du nord', first: ['paris-electric-guitar'] },
    { q: 'suitcase atocha', first: ['madrid-suitcases'] },
  ],
  de: [
    { q: 'fahrrad wien leopoldstadt', first: ['vienna-touring-bike', 'vienna-cargo-bike'] },
    { q: 'rodel 1080 wien', first: ['vienna-sled'] },
    { q: 'bohrhammer neukölln', first: ['berlin-hammer-drill'] },
    { q: 'Sackkarre Berlin Schöneberg', first: ['berlin-hand-truck'], also: ['berlin-moving-boxes'] },
    { q: 'Gerüst mieten Ottakring', first: ['vienna-scaffold-tower'] },
    { q: 'Kamera Paris', first: ['paris-reflex-kit'], also: ['paris-super-8'] },
    { q: 'Zelt nähe Alexanderplatz', first: ['berlin-dome-tent'] },
    { q: 'Koffer Wien Hauptbahnhof', first: ['vienna-suitcases'] },
  ],
  es: [
    { q: 'bici madrid', first: ['madrid-bmx', 'madrid-cargo-bike'] },
    { q: 'taladro en Carabanchel', first: ['madrid-hammer-drill'] },
    { q: 'bici de carga viena', first: ['vienna-cargo-bike'] },
    { q: 'mesas plegables retiro', first: ['madrid-folding-tables'] },
    { q: 'cámara berlín', first: ['berlin-mirrorless-camera'] },
    { q: 'raquetas lavapies', first: ['madrid-tennis-rackets'] },
    { q: 'cosas en Arganzuela', first: ['madrid-suitcases'], also: items.MADRID },
    { q: 'escalera parís', first: ['paris-platform-stepladder'] },
  ],
  fr: [
    { q: 'vélo oberkampf', first: ['paris-city-bike'] },
    { q: 'perceuse paris 13', first: ['paris-rotary-hammer'] },
    { q: 'télescope vienne', first: ['vienna-telescope'] },
    { q: 'vélo cargo berlin', first: ['berlin-cargo-bike'] },
    { q: 'skate canal saint martin', first: ['paris-skateboard'] },
    { q: 'chaise haute près de République', first: ['paris-high-chair'] },
    { q: 'hamac gare de lyon', first: ['paris-hammock'] },
    { q: 'appareil photo 75017', first: ['paris-reflex-kit'], also: ['paris-super-8'] },
  ],
}
