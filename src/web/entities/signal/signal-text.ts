import type { Signal } from '#contract/signals.ts'
import type { Translate } from '../../i18n/translate.ts'

/** What was noticed, in one sentence. */
export const signalText = (t: Translate, { kind, hint, amount }: Signal): string =>
  t(`office.signal.${kind}`, { count: amount, ...(hint !== null && { hint }) })
