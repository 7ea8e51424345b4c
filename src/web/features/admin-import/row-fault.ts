import type { Translate } from '../../i18n/translate.ts'

/** What is wrong with a row, in the wizard's own words where it is the wizard's rule. */
export const rowFault = (t: Translate, code: string): string =>
  t.optional(`office.import.fault.${code}`) ?? t.optional(`lending.problem.${code}`) ?? code
