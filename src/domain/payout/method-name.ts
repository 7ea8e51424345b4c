export interface NamedMethod {
  kind: string
  country: string
  last4: string | null
}

/** The names of account providers, the same in every language. */
const PROVIDERS: Record<string, string> = { stripe: 'Stripe', test: 'Testpay' }

/** The name of the provider at which accounts of this kind are. */
export const providerName = (kind: string): string => PROVIDERS[kind] ?? kind

/** A payout method as its owner recognises it: “DE ···· 3000”, “Stripe ···· 3000”, or “Stripe” alone. */
export const methodName = ({ kind, country, last4 }: NamedMethod): string =>
  [kind === 'iban' ? country : providerName(kind), ...(last4 ? [`···· ${last4}`] : [])].join(' ')
