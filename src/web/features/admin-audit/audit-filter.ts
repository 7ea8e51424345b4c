/** The actions in the audit log; each has a name in the four languages. */
export const AUDIT_ACTIONS = [
  'approve-adjustment',
  'approve-identity',
  'approve-listing',
  'approve-payout',
  'approve-revision',
  'arrange-categories',
  'ask-for-tax-numbers',
  'assign-case',
  'assign-claim',
  'block-affiliate',
  'block-person',
  'cancel-booking-for',
  'change-attributes',
  'change-category',
  'change-duties',
  'change-roles',
  'change-setting',
  'complete-booking-early',
  'confirm-payout',
  'confirm-test-mail',
  'create-category',
  'decide-claim',
  'dismiss-person-report',
  'dismiss-report',
  'edit-listing-for',
  'end-person-view',
  'endorse-payout',
  'explain-discrepancy',
  'export-fee-invoices',
  'export-ledger',
  'export-payouts',
  'export-tax-report',
  'fail-payout',
  'feature-item',
  'finish-setup-step',
  'import-items',
  'import-people',
  'lift-conduct',
  'make-adjustment',
  'merge-category',
  'move-booking',
  'note-booking',
  'offer-replacements',
  'propose-adjustment',
  'publish-page',
  'reject-adjustment',
  'reject-identity',
  'reject-payout',
  'reject-revision',
  'remove-listing',
  'resend-booking-mail',
  'resend-mail',
  'reset-demo',
  'resolve-dispute',
  'restore-listing',
  'restore-reply',
  'restore-review',
  'retire-category',
  'return-listing',
  'save-announcement',
  'save-hub',
  'save-mail',
  'see-listing',
  'send-test-mail',
  'settle-return',
  'submit-dispute-evidence',
  'tag-person',
  'unblock-affiliate',
  'unfeature-item',
  'view-identity',
  'view-mail',
  'view-person',
  'warn-person',
  'withdraw-page',
  'withdraw-setting',
] as const

export interface AuditFilter {
  /** The address of the person who did it; empty for all of them. */
  actor: string
  /** The address of the person it was done to. */
  subject: string
  action: string
  /** `YYYY-MM-DD`, where the reader is. */
  from: string
  to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MAX_EMAIL = 255

/** The filter in the page's address; whatever is not a filter is left out. */
export function readFilter(search: URLSearchParams): AuditFilter {
  const of = (name: string) => (search.get(name) ?? '').trim()
  const day = (name: string) => (DAY.test(of(name)) && !Number.isNaN(Date.parse(of(name))) ? of(name) : '')
  const action = AUDIT_ACTIONS.find((known) => known === of('action')) ?? ''
  const email = (name: string) => of(name).slice(0, MAX_EMAIL)
  return { actor: email('actor'), subject: email('subject'), action, from: day('from'), to: day('to') }
}

/** The parameters of a filter for the page's address, without the empty ones. */
export const writeFilter = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
