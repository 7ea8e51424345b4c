import { berlin } from './berlin.ts'
import { madrid } from './madrid.ts'
import { paris } from './paris.ts'
import type { SeedItem } from './seed-item.ts'
import { vienna } from './vienna.ts'

/** All items of the demo. */
export const allItems: SeedItem[] = [...berlin, ...vienna, ...paris, ...madrid]
