import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import type { PublicConfig } from '#contract/render-context.ts'
import { setTerms } from '#domain/settings/terms.ts'

/** Server and browser share it: mails carry the name as well. */
export { brand } from '#contract/brand.ts'

/** Puts the operator's names and terms into force, in this page or in the bundle that renders pages. */
export function setSite({ brand = DEMO_BRAND, terms = {} }: Pick<PublicConfig, 'brand' | 'terms'>): void {
  setBrand(brand)
  setTerms(terms)
}
