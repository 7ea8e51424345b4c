// The demo's items grouped by what they are; the judgements of queries name these groups.
export const DRILLS = ['berlin-hammer-drill', 'madrid-hammer-drill', 'paris-rotary-hammer']
export const BREAKER = ['vienna-demolition-hammer']
export const GRINDER = ['madrid-angle-grinder']
export const POWER_TOOLS = [...DRILLS, ...BREAKER, ...GRINDER]

export const STEPLADDERS = ['vienna-stepladder', 'paris-platform-stepladder', 'madrid-stepladder']
export const TELESCOPIC_LADDER = ['berlin-telescopic-ladder']
export const LADDERS = [...STEPLADDERS, ...TELESCOPIC_LADDER]
export const SCAFFOLD = ['vienna-scaffold-tower']

export const CARGO_BIKES = ['berlin-cargo-bike', 'vienna-cargo-bike', 'madrid-cargo-bike']
export const CARGO_TRIKES = ['vienna-cargo-bike', 'madrid-cargo-bike']
export const CITY_BIKES = ['vienna-touring-bike', 'paris-city-bike']
export const BMX = ['berlin-bmx', 'madrid-bmx']
export const BIKES = [...CITY_BIKES, ...CARGO_BIKES, ...BMX]

export const MIRRORLESS = ['berlin-mirrorless-camera', 'madrid-mirrorless-camera']
export const SLR = ['paris-reflex-kit']
export const SUPER_8 = ['vienna-super-8-camera', 'paris-super-8']
export const CAMERAS = [...MIRRORLESS, ...SLR]
export const ALL_CAMERAS = [...CAMERAS, ...SUPER_8]

export const TELESCOPES = ['vienna-telescope', 'paris-telescope', 'madrid-telescope']
export const TENT = ['berlin-dome-tent']
export const BOAT = ['berlin-rowboat']
export const HAMMOCKS = ['berlin-hammock', 'paris-hammock', 'madrid-hammock']
export const PRESSES = ['berlin-apple-press', 'vienna-fruit-press']
export const GARDEN_KIT = ['paris-balcony-garden-set']

export const WAFFLES = ['berlin-waffle-iron', 'paris-waffle-iron']
export const CREPES = ['vienna-crepe-plate', 'paris-crepe-maker']
export const MIXERS = ['vienna-kitchen-mixer', 'paris-stand-mixer']
export const PAELLA = ['madrid-paella-set']
export const KITCHEN = [...WAFFLES, ...CREPES, ...MIXERS, ...PAELLA]

export const FOOTBALL_TABLES = ['vienna-football-table', 'paris-baby-foot']
export const FOLDING_TABLES = ['madrid-folding-tables']
export const DISCO_BALL = ['berlin-mirror-ball']
export const PARTY = [...FOOTBALL_TABLES, ...FOLDING_TABLES, ...DISCO_BALL]

export const HIGH_CHAIRS = ['berlin-high-chair', 'paris-high-chair', 'madrid-high-chair']
export const BUGGY = ['vienna-stroller']
export const KIDS = [...HIGH_CHAIRS, ...BUGGY]

export const TABLE_TENNIS = ['berlin-table-tennis']
export const TENNIS = ['madrid-tennis-rackets']
export const SLED = ['vienna-sled']
export const SKATEBOARDS = ['paris-skateboard']
export const SPORT = [...TABLE_TENNIS, ...TENNIS, ...SLED, ...SKATEBOARDS]

export const GUITARS = ['vienna-left-handed-guitar', 'paris-electric-guitar']
export const SPEAKERS = ['berlin-party-speaker']
export const DRUMS = ['madrid-cajon-and-drum']
export const MUSIC = [...GUITARS, ...SPEAKERS, ...DRUMS]

export const HAND_TRUCKS = ['berlin-hand-truck', 'paris-hand-truck']
export const MOVING_KIT = ['berlin-moving-boxes']
export const SUITCASES = ['vienna-suitcases', 'madrid-suitcases']

const ALL = [
  ...[...POWER_TOOLS, ...LADDERS, ...SCAFFOLD, ...BIKES, ...ALL_CAMERAS, ...TELESCOPES, ...TENT, ...BOAT],
  ...[...HAMMOCKS, ...PRESSES, ...GARDEN_KIT, ...KITCHEN, ...PARTY, ...KIDS, ...SPORT, ...MUSIC],
  ...[...HAND_TRUCKS, ...MOVING_KIT, ...SUITCASES],
]
const inCity = (city: string) => ALL.filter((key) => key.startsWith(`${city}-`))
export const BERLIN = inCity('berlin')
export const VIENNA = inCity('vienna')
export const MADRID = inCity('madrid')
