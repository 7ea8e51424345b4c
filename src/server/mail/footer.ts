import { brand } from '#contract/brand.ts'
import type { Texts } from './texts-in.ts'

/** The last lines of every mail: why it came, and from whom. */
export const footer = (t: Texts): string[] => [
  t('mail.why'),
  `${brand.operator}, ${brand.address}, ${brand.email}`,
]
