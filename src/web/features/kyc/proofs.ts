import { LEVEL_OF_STEP, type ProvenStep } from '#domain/kyc/document.ts'
import type { Identity } from '../../entities/identity/load-identity.ts'

/** The steps that a document proves, in their order. */
export const STEPS: readonly ProvenStep[] = ['identity', 'selfie', 'address', 'business']

export type ProofState = 'missing' | 'pending' | 'verified' | 'rejected'

/** The state of a step; a level counts for the proofs that it stands for. */
export function stateOf({ level, steps }: Pick<Identity, 'level' | 'steps'>, step: ProvenStep): ProofState {
  if (level >= LEVEL_OF_STEP[step]) return 'verified'
  const status = steps[step]?.status
  return status === undefined || status === 'expired' ? 'missing' : status
}

/** The first step on the way to a level that has to be handed in, for the first time or again. */
export const nextStep = (identity: Identity, level: number): ProvenStep | undefined =>
  stepsTo(level).find((step) => ['missing', 'rejected'].includes(stateOf(identity, step)))

/** The steps that lead to a level. */
export const stepsTo = (level: number): ProvenStep[] => STEPS.filter((step) => LEVEL_OF_STEP[step] <= level)
