/** The checks at a handover; each is answered with yes or no. */
export const CHECKS = [
  'works',
  'clean',
  'dry',
  'parts',
  'case',
  'cable',
  'battery',
  'blade',
  'stable',
  'fastenings',
  'brakes',
  'lights',
  'lock',
  'tyres',
  'lens',
  'straps',
] as const
export type Check = (typeof CHECKS)[number]

/** Whether answers are about what the category's checklist asks, and nothing else. */
export const fitsChecklist = (answers: object, checklist: readonly string[]): boolean =>
  Object.keys(answers).every((key) => checklist.includes(key))
