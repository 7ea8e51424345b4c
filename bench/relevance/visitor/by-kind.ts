import { splitByThirds } from '../split-by-thirds.ts'
import { absent } from './absent.ts'
import { offered } from './offered.ts'
import { purposes } from './purposes.ts'

/** Sixty more, written from the names of the catalogue's groups before any answer or list of words was seen. */
export const { tuned: visitorByKind, heldOut: heldOutVisitorByKind } = splitByThirds({
  offered,
  purposes,
  absent,
})
