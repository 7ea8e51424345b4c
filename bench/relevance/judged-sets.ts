import {
  boarderByKind,
  heldOutBoarderByKind,
  heldOutSecondBoarderByKind,
  secondBoarderByKind,
} from './boarder/by-kind.ts'
import {
  callerByKind,
  heldOutCallerByKind,
  heldOutSecondCallerByKind,
  secondCallerByKind,
} from './caller/by-kind.ts'
import {
  commuterByKind,
  heldOutCommuterByKind,
  heldOutSecondCommuterByKind,
  secondCommuterByKind,
} from './commuter/by-kind.ts'
import {
  guestByKind,
  heldOutGuestByKind,
  heldOutSecondGuestByKind,
  secondGuestByKind,
} from './guest/by-kind.ts'
import { heldOutByKind } from './held-out/by-kind.ts'
import type { JudgedQueries } from './judgement.ts'
import { tunedByKind } from './kinds/by-kind.ts'
import { heldOutLodgerByKind, lodgerByKind } from './lodger/by-kind.ts'
import { heldOutNeighbourByKind, neighbourByKind } from './neighbour/by-kind.ts'
import { heldOutNewcomerByKind, newcomerByKind } from './newcomer/by-kind.ts'
import { heldOutSecondPilgrimByKind, secondPilgrimByKind } from './pilgrim/by-kind.ts'
import { heldOutSecondMarketByKind, secondMarketByKind } from './second-market/by-kind.ts'
import { heldOutSettlerByKind, settlerByKind } from './settler/by-kind.ts'
import { heldOutStrangerByKind, strangerByKind } from './stranger/by-kind.ts'
import { heldOutVisitorByKind, visitorByKind } from './visitor/by-kind.ts'
import {
  heldOutSecondWayfarerByKind,
  heldOutWayfarerByKind,
  secondWayfarerByKind,
  wayfarerByKind,
} from './wayfarer/by-kind.ts'

type ByKind = Readonly<Record<string, JudgedQueries>>

export interface JudgedSet {
  name: string
  market: 'demo' | 'second'
  kinds: ByKind
  /** The search is never tuned with these, and their answers are never printed. */
  isHeldOut: boolean
  /** The share of first results that are right which is never given up; none where a test of its own asks for more. */
  floor?: number
}

/** All that people typed, in the order in which it is printed: what the search is tuned with before what is held out. */
export const judgedSets: readonly JudgedSet[] = [
  ...both('demo', 'the failing kinds', [tunedByKind], [heldOutByKind]),
  ...both('demo', 'a stranger', [strangerByKind], [heldOutStrangerByKind]),
  ...both('demo', 'a newcomer', [newcomerByKind], [heldOutNewcomerByKind]),
  ...both('demo', 'a visitor', [visitorByKind], [heldOutVisitorByKind]),
  ...both('demo', 'a neighbour', [neighbourByKind, 0.95], [heldOutNeighbourByKind, 0.92]),
  ...both('demo', 'a guest', [guestByKind, 0.94], [heldOutGuestByKind, 0.75]),
  ...both('demo', 'a commuter', [commuterByKind, 0.95], [heldOutCommuterByKind, 0.88]),
  ...both('demo', 'a caller', [callerByKind, 0.96], [heldOutCallerByKind, 0.88]),
  ...both('demo', 'a wayfarer', [wayfarerByKind], [heldOutWayfarerByKind, 0.98]),
  ...both('demo', 'a boarder', [boarderByKind, 0.93], [heldOutBoarderByKind, 0.82]),
  ...both('second', 'its writer', [secondMarketByKind, 0.95], [heldOutSecondMarketByKind, 0.92]),
  ...both('second', 'a lodger', [lodgerByKind, 0.97], [heldOutLodgerByKind, 0.9]),
  ...both('second', 'a guest', [secondGuestByKind, 0.93], [heldOutSecondGuestByKind, 0.8]),
  ...both('second', 'a commuter', [secondCommuterByKind, 0.95], [heldOutSecondCommuterByKind, 0.75]),
  ...both('second', 'a caller', [secondCallerByKind, 0.94], [heldOutSecondCallerByKind, 0.92]),
  ...both('second', 'a wayfarer', [secondWayfarerByKind, 0.96], [heldOutSecondWayfarerByKind, 0.89]),
  ...both('second', 'a settler', [settlerByKind, 0.95], [heldOutSettlerByKind, 0.9]),
  ...both('second', 'a boarder', [secondBoarderByKind, 0.91], [heldOutSecondBoarderByKind, 0.79]),
  ...both('second', 'a pilgrim', [secondPilgrimByKind, 0.84], [heldOutSecondPilgrimByKind, 0.8]),
]

function both(
  market: JudgedSet['market'],
  who: string,
  ...[tuned, heldOut]: [tuned: [ByKind, number?], heldOut: [ByKind, number?]]
): JudgedSet[] {
  const where = market === 'second' ? ' in the second market' : ''
  return [
    { name: `of ${who}${where}`, market, kinds: tuned[0], isHeldOut: false, floor: tuned[1] },
    { name: `of ${who}${where}, held out`, market, kinds: heldOut[0], isHeldOut: true, floor: heldOut[1] },
  ]
}
