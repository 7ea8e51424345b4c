import { KYC_LEVELS, type KycStep } from './level.ts'

/** A step that a document proves; `complete` has none. */
export type ProvenStep = Exclude<KycStep, 'complete'>

/** The folder of the private bucket in which a person keeps the documents of one step. */
export const documentFolder = (userId: string, step: ProvenStep) => `${userId}/${step}/`

/** Whether a file of this content type can prove a step: a face only as a picture, papers also as a PDF. */
export const provesStep = (step: ProvenStep, contentType: string): boolean =>
  contentType.startsWith('image/') || (step !== 'selfie' && contentType === 'application/pdf')

/** The level for which each step is asked; the one in between, the lender's, takes a payout method. */
export const LEVEL_OF_STEP: Record<ProvenStep, number> = {
  identity: KYC_LEVELS.basic,
  selfie: KYC_LEVELS.intermediate,
  address: KYC_LEVELS.advanced,
  business: KYC_LEVELS.business,
}
