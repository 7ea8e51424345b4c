import { splitByThirds } from '../split-by-thirds.ts'
import { absent } from './absent.ts'
import { offered } from './offered.ts'

/** Sixty things that nobody lends and sixty that somebody does, by everyday and regional names. */
export const { tuned: newcomerByKind, heldOut: heldOutNewcomerByKind } = splitByThirds({ offered, absent })
