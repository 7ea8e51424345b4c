import type { RefusalCode } from '#contract/refusals.ts'
import type { ActorName, Cast } from './cast.ts'

/** A call of a use case about something that is not for all people. */
export interface Call {
  name: string
  /** In which situation, where there are several. */
  when?: string
  /** Who may do it; the first of them does, after all others have tried the same. */
  by: readonly [ActorName, ...ActorName[]]
  /** The input of this call, with a subject made for it. */
  input(cast: Cast): Promise<object>
  /** How others are refused, if not as if it were not there. */
  refused?: Partial<Record<ActorName, RefusalCode>>
  /** What those for whom it is are answered; done unless given. */
  done?: { status: number; code?: RefusalCode }
}
