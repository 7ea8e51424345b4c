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

const BY_CATEGORY: Record<string, readonly Check[]> = {
  'power-tools': ['works', 'cable', 'parts', 'case', 'clean'],
  garden: ['works', 'cable', 'blade', 'clean'],
  'ladders-building': ['stable', 'fastenings', 'clean'],
  camping: ['parts', 'dry', 'clean'],
  bikes: ['brakes', 'lights', 'tyres', 'lock'],
  'photo-video': ['works', 'lens', 'battery', 'case'],
  party: ['works', 'cable', 'parts', 'clean'],
  kitchen: ['works', 'parts', 'clean'],
  kids: ['stable', 'fastenings', 'parts', 'clean'],
  'sport-winter': ['fastenings', 'parts', 'dry'],
  music: ['works', 'parts', 'case'],
  transport: ['tyres', 'brakes', 'straps', 'clean'],
}
const ANY: readonly Check[] = ['works', 'parts', 'clean']

/** The checks at the handover of items of a category, by its slug. */
export const checklistOf = (category: string | null | undefined): readonly Check[] =>
  BY_CATEGORY[category ?? ''] ?? ANY

/** Whether answers are about what the category's checklist asks, and nothing else. */
export const fitsChecklist = (answers: object, category: string | null | undefined): boolean =>
  Object.keys(answers).every((key) => checklistOf(category).some((check) => check === key))
