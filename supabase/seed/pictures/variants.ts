import type { Recolouring } from './recolour.ts'

/** Pictures of another owner's item of the same kind: all renders of one item, mirrored and recoloured. */
export interface Variant {
  key: string
  of: string
  /** The view that comes first, where the first one would show the same as the other owner's, mirrored. */
  first?: number
  colours: Recolouring[]
}

export const variants: Variant[] = [
  {
    key: 'vienna-left-handed-guitar',
    of: 'paris-electric-guitar',
    first: 2,
    colours: [
      { from: [310, 366], atLeast: 0.12, hue: 212, saturation: 0.9, value: 0.8 },
      { from: [70, 280], atLeast: 0.01, hue: 38, saturation: 1.6 },
    ],
  },
  {
    key: 'vienna-suitcases',
    of: 'madrid-suitcases',
    first: 2,
    colours: [
      { from: [118, 195], atLeast: 0.1, hue: 214, saturation: 0.95, value: 0.85 },
      { from: [20, 60], atLeast: 0.02, hue: 200, saturation: 0.35, value: 0.97 },
    ],
  },
  {
    key: 'paris-baby-foot',
    of: 'vienna-football-table',
    first: 2,
    colours: [
      { from: [100, 150], atLeast: 0.4, hue: 205, saturation: 0.75, value: 0.8 },
      { from: [200, 240], atLeast: 0.02, hue: 36, saturation: 1.6 },
    ],
  },
  {
    key: 'madrid-high-chair',
    of: 'paris-high-chair',
    first: 2,
    colours: [
      { from: [50, 110], atLeast: 0.22, hue: 205, saturation: 0.8 },
      { from: [200, 260], atLeast: 0.01, hue: 32, saturation: 2 },
    ],
  },
  {
    key: 'paris-rotary-hammer',
    of: 'berlin-hammer-drill',
    first: 3,
    colours: [
      { from: [0, 48], atLeast: 0.56, hue: 352, saturation: 0.85, value: 0.72 },
      { from: [20, 60], atLeast: 0.2, atMost: 0.58, hue: 22, saturation: 0.9, value: 0.62 },
      { from: [20, 80], atLeast: 0, atMost: 0.21, hue: 150, saturation: 1.1, value: 0.9 },
    ],
  },
  {
    key: 'madrid-hammer-drill',
    of: 'berlin-hammer-drill',
    first: 2,
    colours: [
      { from: [0, 48], atLeast: 0.56, hue: 212, saturation: 0.75, value: 0.66 },
      { from: [20, 60], atLeast: 0.2, atMost: 0.58, hue: 30, saturation: 0.3, value: 0.8 },
      { from: [150, 200], atLeast: 0.12, hue: 8, saturation: 0.9, value: 0.9 },
    ],
  },
  {
    key: 'vienna-stepladder',
    of: 'paris-platform-stepladder',
    first: 3,
    colours: [{ from: [20, 80], atLeast: 0.0, atMost: 0.3, hue: 150, saturation: 1.1, value: 0.94 }],
  },
  {
    key: 'paris-stand-mixer',
    of: 'vienna-kitchen-mixer',
    first: 2,
    colours: [
      { from: [95, 190], atLeast: 0.05, hue: 356, saturation: 1.5, value: 0.92 },
      { from: [195, 260], atLeast: 0.01, hue: 40, saturation: 2.4 },
    ],
  },
  {
    key: 'madrid-telescope',
    of: 'vienna-telescope',
    first: 2,
    colours: [
      { from: [190, 240], atLeast: 0.24, hue: 356, saturation: 1.1, value: 0.95 },
      { from: [190, 210], atLeast: 0.04, atMost: 0.32, hue: 356, saturation: 1.4, value: 0.9 },
      { from: [222, 260], atLeast: 0, atMost: 0.32, hue: 36, saturation: 0.9, value: 1.05 },
    ],
  },
  {
    key: 'vienna-cargo-bike',
    of: 'berlin-cargo-bike',
    first: 4,
    colours: [
      { from: [185, 235], atLeast: 0.2, hue: 358, saturation: 1, value: 0.92 },
      { from: [36, 60], atLeast: 0.02, hue: 20, saturation: 0.8, value: 0.98 },
    ],
  },
  {
    key: 'berlin-hammock',
    of: 'madrid-hammock',
    first: 2,
    colours: [
      { from: [8, 32], atLeast: 0.55, hue: 30, saturation: 0.72, value: 0.8 },
      { from: [0, 34], atLeast: 0.05, atMost: 0.56, hue: 200, saturation: 0.22, value: 0.9 },
      { from: [36, 70], atLeast: 0.02, hue: 100, saturation: 0.9, value: 0.95 },
    ],
  },
  {
    key: 'berlin-high-chair',
    of: 'paris-high-chair',
    first: 3,
    colours: [
      { from: [50, 110], atLeast: 0.22, hue: 355, saturation: 0.65 },
      { from: [200, 290], atLeast: 0.0, atMost: 0.3, hue: 130, saturation: 1.2 },
    ],
  },
  {
    key: 'vienna-crepe-plate',
    of: 'paris-crepe-maker',
    first: 2,
    colours: [
      { from: [140, 205], atLeast: 0, hue: 44, saturation: 1.1, value: 1.05 },
      { from: [20, 70], atLeast: 0, atMost: 0.3, hue: 24, saturation: 1.6, value: 0.92 },
    ],
  },
  {
    key: 'paris-waffle-iron',
    of: 'berlin-waffle-iron',
    first: 2,
    colours: [
      { from: [15, 44], atLeast: 0.3, atMost: 0.66, hue: 18, saturation: 0.85, value: 0.68 },
      { from: [60, 200], atLeast: 0, atMost: 0.2, hue: 16, saturation: 2.6, value: 0.95 },
    ],
  },
  {
    key: 'paris-super-8',
    of: 'vienna-super-8-camera',
    first: 2,
    colours: [
      { from: [24, 60], atLeast: 0.08, atMost: 0.34, hue: 190, saturation: 0.8, value: 0.9 },
      { from: [5, 36], atLeast: 0.34, hue: 32, saturation: 0.62, value: 1.08 },
    ],
  },
  {
    key: 'madrid-mirrorless-camera',
    of: 'berlin-mirrorless-camera',
    first: 2,
    colours: [
      { from: [20, 50], atLeast: 0.22, atMost: 0.62, hue: 16, saturation: 0.9, value: 0.72 },
      { from: [200, 260], atLeast: 0, atMost: 0.3, hue: 28, saturation: 2.4, value: 1.02 },
    ],
  },
  {
    key: 'madrid-stepladder',
    of: 'paris-platform-stepladder',
    first: 4,
    colours: [
      { from: [20, 80], atLeast: 0, atMost: 0.3, hue: 14, saturation: 1.7, value: 0.92 },
      { from: [20, 50], atLeast: 0.3, hue: 28, saturation: 0.5, value: 0.85 },
    ],
  },
  {
    key: 'paris-telescope',
    of: 'vienna-telescope',
    first: 3,
    colours: [
      { from: [190, 240], atLeast: 0.24, hue: 152, saturation: 0.9, value: 0.85 },
      { from: [190, 210], atLeast: 0.04, atMost: 0.32, hue: 152, saturation: 1.2, value: 0.85 },
      { from: [222, 260], atLeast: 0, atMost: 0.32, hue: 352, saturation: 0.9, value: 1.02 },
      { from: [20, 45], atLeast: 0.3, hue: 24, saturation: 0.75, value: 0.72 },
    ],
  },
  {
    key: 'madrid-cargo-bike',
    of: 'berlin-cargo-bike',
    first: 3,
    colours: [
      { from: [185, 235], atLeast: 0.2, hue: 150, saturation: 0.75, value: 0.8 },
      { from: [20, 62], atLeast: 0, atMost: 0.9, hue: 34, saturation: 0.4, value: 1.06 },
    ],
  },
  {
    key: 'paris-hammock',
    of: 'madrid-hammock',
    first: 4,
    colours: [
      { from: [8, 32], atLeast: 0.55, hue: 22, saturation: 0.85, value: 0.66 },
      { from: [0, 34], atLeast: 0.05, atMost: 0.56, hue: 42, saturation: 0.45, value: 0.92 },
      { from: [36, 75], atLeast: 0, atMost: 0.4, hue: 205, saturation: 0.9, value: 0.94 },
    ],
  },
]
