import type { PersonKey } from '../people.ts'

/** A rental around the day of seeding, so that every demo account has something to do. */
export interface Scene {
  renter: PersonKey
  /** Keys of items; several are booked in one order. */
  items: string[]
  /** Days from the day of seeding, and the local hour. */
  from: [day: number, hour: number]
  until: [day: number, hour: number]
  /** `cancelled` means cancelled by the lender. */
  status: 'requested' | 'confirmed' | 'picked_up' | 'returned' | 'cancelled'
  bookedHoursAgo: number
  quantity?: number
  /** The units already returned, and when. */
  partBack?: { units: number; at: [day: number, hour: number] }
  /** The item of an earlier rental that its lender cancelled: the renter pays no more than for that one. */
  insteadOf?: string
}

export const scenes: Scene[] = [
  // Marta rents: a current rental, a coming party, an open request, a journey.
  {
    renter: 'marta',
    items: ['madrid-stepladder'],
    from: [-1, 10],
    until: [1, 18],
    status: 'picked_up',
    bookedHoursAgo: 60,
  },
  {
    renter: 'marta',
    items: ['madrid-paella-set', 'madrid-folding-tables'],
    from: [5, 11],
    until: [6, 12],
    status: 'confirmed',
    bookedHoursAgo: 30,
  },
  {
    renter: 'marta',
    items: ['madrid-bmx'],
    from: [9, 9],
    until: [11, 19],
    status: 'requested',
    bookedHoursAgo: 5,
  },
  {
    renter: 'marta',
    items: ['madrid-suitcases'],
    from: [20, 18],
    until: [28, 18],
    status: 'confirmed',
    bookedHoursAgo: 90,
  },
  // Jonas lends: a request to answer, tools rented out, a rental returned.
  {
    renter: 'nora',
    items: ['berlin-party-speaker'],
    from: [4, 9],
    until: [5, 17],
    status: 'requested',
    bookedHoursAgo: 7,
  },
  {
    renter: 'aylin',
    items: ['berlin-hammer-drill'],
    from: [-1, 9],
    until: [1, 12],
    status: 'picked_up',
    bookedHoursAgo: 50,
  },
  {
    renter: 'stefan',
    items: ['berlin-telescopic-ladder'],
    from: [2, 10],
    until: [3, 10],
    status: 'confirmed',
    bookedHoursAgo: 20,
  },
  {
    renter: 'frieda',
    items: ['berlin-party-speaker'],
    from: [12, 16],
    until: [13, 14],
    status: 'confirmed',
    bookedHoursAgo: 26,
  },
  {
    renter: 'bao',
    items: ['berlin-party-speaker'],
    from: [-3, 15],
    until: [-1, 11],
    status: 'returned',
    bookedHoursAgo: 200,
  },
  {
    renter: 'jonas',
    items: ['berlin-waffle-iron'],
    from: [6, 9],
    until: [7, 9],
    status: 'confirmed',
    bookedHoursAgo: 40,
  },
  {
    renter: 'frieda',
    items: ['berlin-mirrorless-camera'],
    from: [7, 10],
    until: [9, 10],
    status: 'requested',
    bookedHoursAgo: 11,
  },
  {
    renter: 'nora',
    items: ['berlin-cargo-bike'],
    from: [-1, 8],
    until: [1, 20],
    status: 'picked_up',
    bookedHoursAgo: 55,
  },
  // Vienna: a business with machines rented out, and private lenders.
  {
    renter: 'florian',
    items: ['vienna-scaffold-tower'],
    from: [-4, 8],
    until: [3, 17],
    status: 'picked_up',
    bookedHoursAgo: 240,
    quantity: 2,
    partBack: { units: 1, at: [-1, 9] },
  },
  {
    renter: 'katharina',
    items: ['vienna-suitcases'],
    from: [3, 8],
    until: [9, 16],
    status: 'confirmed',
    bookedHoursAgo: 4,
  },
  {
    renter: 'hannah',
    items: ['vienna-demolition-hammer'],
    from: [-2, 8],
    until: [-1, 8],
    status: 'returned',
    bookedHoursAgo: 96,
  },
  {
    renter: 'dragan',
    items: ['vienna-demolition-hammer'],
    from: [8, 8],
    until: [9, 17],
    status: 'confirmed',
    bookedHoursAgo: 52,
  },
  {
    renter: 'miriam',
    items: ['vienna-touring-bike'],
    from: [2, 9],
    until: [4, 18],
    status: 'confirmed',
    bookedHoursAgo: 33,
  },
  {
    renter: 'lukas',
    items: ['vienna-fruit-press'],
    from: [4, 17],
    until: [6, 17],
    status: 'confirmed',
    bookedHoursAgo: 12,
  },
  {
    renter: 'theresa',
    items: ['vienna-football-table'],
    from: [10, 10],
    until: [11, 10],
    status: 'confirmed',
    bookedHoursAgo: 70,
  },
  // Paris.
  {
    renter: 'oliver',
    items: ['paris-baby-foot'],
    from: [3, 15],
    until: [5, 15],
    status: 'confirmed',
    bookedHoursAgo: 45,
  },
  // Overdue: should have been returned yesterday.
  {
    renter: 'elise',
    items: ['paris-high-chair'],
    from: [-4, 10],
    until: [-1, 18],
    status: 'picked_up',
    bookedHoursAgo: 140,
  },
  {
    renter: 'oliver',
    items: ['paris-city-bike'],
    from: [-1, 9],
    until: [2, 19],
    status: 'picked_up',
    bookedHoursAgo: 66,
  },
  {
    renter: 'camille',
    items: ['paris-reflex-kit'],
    from: [6, 10],
    until: [8, 10],
    status: 'requested',
    bookedHoursAgo: 9,
  },
  {
    renter: 'camille',
    items: ['paris-crepe-maker'],
    from: [13, 10],
    until: [14, 10],
    status: 'confirmed',
    bookedHoursAgo: 18,
  },
  {
    renter: 'thomas',
    items: ['paris-super-8'],
    from: [-1, 8],
    until: [1, 9],
    status: 'picked_up',
    bookedHoursAgo: 82,
  },
  {
    renter: 'gerard',
    items: ['paris-electric-guitar'],
    from: [5, 18],
    until: [8, 18],
    status: 'confirmed',
    bookedHoursAgo: 28,
  },
  {
    renter: 'youssef',
    items: ['paris-waffle-iron'],
    from: [3, 10],
    until: [4, 10],
    status: 'cancelled',
    bookedHoursAgo: 76,
  },
  {
    renter: 'youssef',
    items: ['paris-stand-mixer'],
    from: [3, 10],
    until: [4, 10],
    status: 'confirmed',
    bookedHoursAgo: 73,
    insteadOf: 'paris-waffle-iron',
  },
  {
    renter: 'camille',
    items: ['paris-waffle-iron'],
    from: [9, 10],
    until: [10, 10],
    status: 'cancelled',
    bookedHoursAgo: 16,
  },
  {
    renter: 'youssef',
    items: ['paris-skateboard'],
    from: [9, 17],
    until: [10, 12],
    status: 'confirmed',
    bookedHoursAgo: 15,
  },
  {
    renter: 'elise',
    items: ['paris-rotary-hammer', 'paris-platform-stepladder'],
    from: [4, 10],
    until: [5, 10],
    status: 'confirmed',
    bookedHoursAgo: 22,
  },
  // Madrid, apart from Marta.
  {
    renter: 'elena',
    items: ['madrid-cajon-and-drum'],
    from: [-2, 17],
    until: [3, 17],
    status: 'picked_up',
    bookedHoursAgo: 120,
  },
  {
    renter: 'javier',
    items: ['madrid-tennis-rackets'],
    from: [2, 19],
    until: [2, 21],
    status: 'confirmed',
    bookedHoursAgo: 6,
    quantity: 4,
  },
  {
    renter: 'priya',
    items: ['madrid-cargo-bike'],
    from: [15, 10],
    until: [19, 10],
    status: 'requested',
    bookedHoursAgo: 14,
  },
  {
    renter: 'diego',
    items: ['madrid-hammer-drill'],
    from: [-2, 11],
    until: [-1, 11],
    status: 'returned',
    bookedHoursAgo: 80,
  },
  {
    renter: 'lucia',
    items: ['madrid-mirrorless-camera'],
    from: [7, 10],
    until: [9, 10],
    status: 'confirmed',
    bookedHoursAgo: 36,
  },
]
