import type { TaxGap } from '#contract/tax.ts'
import type { Mail, Recipient } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'

type Due = Omit<TemplateData['tax-number-due'], 'url'>

/** What asks a lender for what the report lacks: the tax number on one page, proofs on another. */
export function taxMails(to: Recipient, gaps: readonly TaxGap[], siteUrl: string, due: Due): Mail[] {
  const at = (path: string) => ({ ...due, url: `${siteUrl}${path}` })
  const number: Mail = { to, template: 'tax-number-due', data: at('/dashboard/payout-settings') }
  const proofs: Mail = { to, template: 'tax-proofs-due', data: at('/kyc-onboarding?level=3') }
  return [
    ...(gaps.includes('tax-number') ? [number] : []),
    ...(gaps.some((gap) => gap !== 'tax-number') ? [proofs] : []),
  ]
}
