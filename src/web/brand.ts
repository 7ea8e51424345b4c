import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import type { PublicConfig } from '#contract/render-context.ts'
import { setTerms } from '#domain/settings/terms.ts'

/** Server and browser share it: mails carry the name as well. */
export { brand } from '#contract/brand.ts'

let given: object | undefined

/**
 * Puts the operator's names and terms into force, in this page or in the bundle that renders pages. What a page heard since
 * (the checkout asks for the terms again) stays until it is given another configuration.
 */
export function setSite(config: Pick<PublicConfig, 'brand' | 'terms'>): void {
  if (config === given) return
  given = config
  const { brand = DEMO_BRAND, terms = {} } = config
  setBrand(brand)
  setTerms(terms)
}
