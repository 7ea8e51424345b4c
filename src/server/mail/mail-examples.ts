import { INVOICE_KINDS } from '#contract/invoices.ts'
import type { MailedRental } from './rental-text.ts'
import { ACCOUNT_CHANGES } from './templates/account-changed.ts'
import type { TemplateData, TemplateName } from './templates.ts'

const SITE = 'https://lendaround.example'

/** As the renter reads of it. */
const rental: MailedRental = {
  title: 'Bohrhammer <18 V> mit zwei Akkus',
  start: '2026-03-28T09:00:00.000Z',
  end: '2026-03-30T08:00:00.000Z',
  timeZone: 'Europe/Berlin',
  url: `${SITE}/dashboard/my-rentals/4f1c`,
  number: 10_042,
  quantity: 2,
  counterpart: { role: 'owner', name: 'Amira' },
  place: { method: 'pickup', address: 'Wrangelstraße 84, 10997 Berlin' },
  priceCents: 4_800,
  depositCents: 10_000,
}

const { priceCents: _, ...common } = rental
/** As the lender reads of it. */
const lent: MailedRental = {
  ...common,
  url: `${SITE}/dashboard/customers/4f1c`,
  counterpart: { role: 'renter', name: 'Jonas' },
  earningsCents: 4_080,
}

const over = ({ title, start, end, timeZone, url, number, quantity, counterpart }: MailedRental) =>
  ({ title, start, end, timeZone, url, number, quantity, counterpart }) as MailedRental

const answerBy = '2026-03-27T11:30:00.000Z'
const requested: MailedRental = {
  ...rental,
  answerBy,
  place: { method: 'pickup', address: 'Kreuzberg, Berlin', isRough: true },
}
const delivered: MailedRental = {
  ...rental,
  title: 'Lastenrad',
  number: 10_043,
  quantity: 1,
  depositCents: 0,
  place: { method: 'delivery', address: 'Sonnenallee 12, 12045 Berlin' },
}
const url = rental.url!
const link = { url: `${SITE}/auth/confirm?token=0f2a&type=signup`, minutes: 60 }
const codeAndLink = { ...link, code: '042137' }
const message = 'Die Kette war gerissen, ich habe sie erst heute bemerkt.'
/** The request, and a reminder that says what follows. */
const taxDue = [
  { year: 2026, withholdableOn: '2027-01-15' },
  { year: 2026, askedOn: '2026-11-16', withholdableOn: '2027-01-15' },
]
const payout = { number: 5_001, cents: 123_450, account: 'DE ···· 3000', url: `${SITE}/dashboard/payouts` }
const claim = { rental, cents: 6_000, dueAt: answerBy, reason: message, url: `${SITE}/dashboard/claims/77` }
const listing = { title: 'Bohrhammer', url: `${SITE}/dashboard/listings` }
const extension = { end: '2026-03-31T08:00:00.000Z', cents: 2_400, answerBy, url }

/** Every mail with data as the product makes it, in each of its variants. */
export const MAIL_EXAMPLES: { [Name in TemplateName]: TemplateData[Name][] } = {
  'account-changed': ACCOUNT_CHANGES.map((change) => ({ change, url: `${SITE}/account/security` })),
  'account-deleted': [{}],
  'account-exists': [{ url: `${SITE}/login` }],
  'account-prepared': [{ name: 'Lena', url: `${SITE}/forgot-password?invited=lena%40example.com` }],
  'booking-cancelled': [
    { rental: over(rental), to: 'renter', isOwnDoing: true, refundCents: 4_800, url },
    { rental: over(rental), to: 'renter', isOwnDoing: true, refundCents: 0, url },
    { rental: over(rental), to: 'renter', isOwnDoing: false, refundCents: 4_800, message, url },
    { rental: over(lent), to: 'owner', isOwnDoing: true, refundCents: 4_800, message, url },
    { rental: over(lent), to: 'owner', isOwnDoing: false, refundCents: 2_400, earnedCents: 2_040, url },
  ],
  'booking-adjusted': (
    ['refund', 'goodwill', 'credit', 'deposit_release', 'deposit_capture', 'completed', 'moved'] as const
  ).flatMap((what) => {
    const data = { what, cents: 1_250, message: 'The second battery was missing.' }
    return [
      { ...data, rental: over(rental), to: 'renter' as const, url: rental.url! },
      { ...data, rental: over(lent), to: 'owner' as const, url: lent.url! },
    ]
  }),
  'replacements-offered': [
    {
      rental: over(rental),
      replacements: [
        { title: 'Lastenrad', cents: 4_200, url: `${SITE}/product/78` },
        { title: 'Bohrhammer', cents: 4_800, url: `${SITE}/product/79` },
      ],
      message,
      url,
    },
  ],
  'payment-disputed': [
    ...(['open', 'win', 'lose'] as const).flatMap((step) => [
      { step, to: 'renter' as const, rental: over(rental), cents: 4_800, url: rental.url! },
      { step, to: 'owner' as const, rental: over(lent), cents: 4_800, url: lent.url! },
    ]),
    ...(['carry', 'recover'] as const).map((step) => ({
      step,
      to: 'owner' as const,
      rental: over(lent),
      cents: 4_800,
      url: lent.url!,
    })),
  ],
  'booking-missed': [
    { rental: over(lent), to: 'owner', cents: 4_080, url },
    { rental: over(rental), to: 'renter', cents: 2_400, refundCents: 2_400, url },
  ],
  'claim-changed': [
    { ...claim, step: 'opened', to: 'claimant' },
    { ...claim, step: 'opened', to: 'respondent' },
    { ...claim, step: 'countered', to: 'claimant' },
    { ...claim, step: 'countered', to: 'respondent' },
    ...(['escalated', 'decided', 'appealed', 'settled', 'withdrawn'] as const).map((step) => ({
      ...claim,
      step,
      to: 'respondent' as const,
    })),
  ],
  'conduct-decided': [
    { outcome: 'warned', reason: 'harassment', message: 'Please stay polite.', url: `${SITE}/dashboard` },
    { outcome: 'blocked', reason: 'fraud', url: `${SITE}/dashboard` },
    { outcome: 'lifted', url: `${SITE}/dashboard` },
    { outcome: 'appeal-dismissed', url: `${SITE}/dashboard` },
  ],
  'confirm-sign-up': [codeAndLink],
  'email-change': [{ ...link, from: 'old@example.org', to: '<new>@example.org' }],
  'extension-changed': [
    { ...extension, rental, step: 'requested', to: 'renter' },
    { ...extension, rental: lent, step: 'requested', to: 'owner' },
    { ...extension, rental, step: 'extended', to: 'renter' },
    { ...extension, rental, step: 'declined', to: 'renter' },
    { ...extension, rental, step: 'lapsed', to: 'renter' },
  ],
  'identity-rejected': [
    {
      step: 'identity',
      reason: 'unreadable',
      message: 'The lower edge is cut off.',
      url: `${SITE}/kyc-onboarding`,
    },
    { step: 'identity', reason: 'incomplete', released: [lent], url },
  ],
  'identity-expiry': [
    { state: 'expiring', validUntil: '2026-12-20', url: `${SITE}/kyc-onboarding` },
    { state: 'expired', validUntil: '2026-12-20', url: `${SITE}/kyc-onboarding` },
  ],
  'identity-verified': [
    { step: 'address', url: `${SITE}/kyc-onboarding` },
    { step: 'identity', held: { rentals: [lent], until: answerBy }, isPayable: true, url },
    { step: 'identity', held: { rentals: [lent], until: answerBy }, url },
  ],
  invitation: [link],
  'items-booked': [
    { renter: 'Jonas', rentals: [lent], url },
    { renter: 'Jonas', rentals: [{ ...lent, answerBy }], url },
    { renter: 'Jonas', rentals: [lent, { ...lent, title: 'Lastenrad', answerBy }], url },
  ],
  'items-found': [
    {
      title: 'Leiter in Berlin',
      count: 5,
      items: [
        { title: 'Stehleiter', city: 'Berlin' },
        { title: 'Teleskopleiter', city: 'Berlin' },
      ],
      url: `${SITE}/search`,
    },
    {
      title: 'Leiter in Berlin',
      count: 1,
      items: [{ title: 'Stehleiter', city: 'Berlin' }],
      url: `${SITE}/search`,
    },
  ],
  'listing-approved': [listing],
  'listing-edited': [
    {
      ...listing,
      fields: ['title', 'categoryId', 'pricePerDayCents'],
      message: 'It is a ladder, not a tool.',
    },
  ],
  'listing-removed': [{ ...listing, reason: 'forbidden', message: 'Knives need a licence here.' }],
  'listing-restored': [listing],
  'listing-returned': [{ ...listing, reason: 'pictures' }],
  'magic-link': [codeAndLink],
  'message-received': [
    {
      sender: 'Jonas',
      title: 'Bohrhammer',
      message: 'Hallo, ist ein Koffer dabei?',
      url: `${SITE}/messages/9`,
    },
    { sender: '', title: '', message: 'Hello', url: `${SITE}/messages/9` },
  ],
  'no-longer-available': [
    { totalCents: 4_800, rentals: [over(rental)], url: `${SITE}/search` },
    { totalCents: 4_800, rentals: [rental], isWithdrawn: true, url: `${SITE}/search` },
  ],
  'order-booked': [
    { number: 10_001, totalCents: 4_800, rentals: [rental], url },
    { number: 10_001, totalCents: 4_800, rentals: [requested], url },
    { number: 10_001, totalCents: 9_600, rentals: [delivered, requested], url },
  ],
  'payment-lapsed': [{ rental: over(rental), url }],
  'payment-needed': (['deposit', 'extension', 'late_fee', 'claim'] as const).map((purpose) => ({
    purpose,
    cents: 10_000,
    rental,
    url,
  })),
  'affiliate-decided': (
    [{ outcome: 'blocked' }, { outcome: 'unblocked' }, { outcome: 'taken-back', cents: 60 }] as const
  ).map((decision) => ({
    ...decision,
    reason: 'Several of these accounts belong to you.',
    url: `${SITE}/dashboard/affiliate`,
  })),
  'payout-method': (['added', 'removed', 'opened', 'ready', 'restricted', 'closed'] as const).map(
    (change) => ({
      change,
      account: 'DE ···· 3000',
      url: `${SITE}/dashboard/payout-settings`,
    }),
  ),
  'payout-news': [
    { ...payout, status: 'requested' },
    { ...payout, status: 'requested', isAutomatic: true },
    { ...payout, status: 'approved' },
    { ...payout, status: 'paid' },
    { ...payout, status: 'failed', reason: 'account_closed' },
    { ...payout, status: 'rejected', reason: 'The account belongs to someone else.' },
  ],
  'picked-up': [
    { rental, to: 'renter', url },
    { rental: lent, to: 'owner', url },
  ],
  reauthentication: [{ code: '042137', minutes: 60 }],
  'invoice-ready': INVOICE_KINDS.map((kind) => ({
    kind,
    number: 'R2026-00042',
    from: 'Werkzeugverleih Müller GmbH',
    cents: 4_900,
    url: `${SITE}/dashboard/invoices`,
  })),
  'tax-number-due': taxDue.map((due) => ({ ...due, url: `${SITE}/dashboard/payout-settings` })),
  'tax-proofs-due': taxDue.map((due) => ({ ...due, url: `${SITE}/kyc-onboarding?level=3` })),
  'tax-withheld': [
    { state: 'withheld', gaps: ['tax-number'], url: `${SITE}/dashboard/payout-settings` },
    { state: 'withheld', gaps: ['identity', 'address'], url: `${SITE}/kyc-onboarding?level=3` },
    { state: 'released', gaps: [], url: `${SITE}/dashboard/payouts` },
  ],
  'test-mail': [{ code: '042137', minutes: 60 }],
  recovery: [codeAndLink],
  'report-decided': (
    [
      'appeal-dismissed',
      'changed',
      'dismissed',
      'removed',
      'person-acted',
      'person-dismissed',
      'reply-appeal-dismissed',
      'reply-restored',
      'review-acted',
      'review-appeal-dismissed',
      'review-dismissed',
      'review-restored',
      'wish-acted',
      'wish-appeal-dismissed',
      'wish-dismissed',
      'wish-restored',
    ] as const
  ).map((outcome) => ({ ...listing, outcome })),
  'rental-reminder': [
    { reminder: 'request', to: 'owner', rental: { ...lent, answerBy }, url },
    ...(['pick-up', 'return', 'overdue'] as const).flatMap((reminder) => [
      { reminder, to: 'renter' as const, rental, url },
      { reminder, to: 'owner' as const, rental: lent, url },
    ]),
  ],
  'request-accepted': [
    { rental, url: `${SITE}/booking/qr/4f1c` },
    { rental, isChargedLater: true, url: `${SITE}/booking/qr/4f1c` },
  ],
  'request-declined': [{ rental: over(rental), message, url: `${SITE}/search` }],
  'request-expired': [{ rental: over(rental), url: `${SITE}/search` }],
  'request-missed': [{ rental: over(lent), url }],
  'request-reminder': [{ rental: { ...lent, answerBy }, url }],
  returned: [
    { rental, to: 'renter', url },
    { rental: lent, to: 'owner', url },
  ],
  'review-reminder': [
    { rental: over(rental), to: 'renter', url: `${SITE}/review/4f1c` },
    { rental: over(lent), to: 'owner', url: `${SITE}/review/4f1c` },
  ],
  'revision-decided': [
    { decision: 'approved', title: 'Impact drill with bits', url: 'https://lendaround.example/product/1' },
    {
      decision: 'rejected',
      title: 'Impact drill with bits',
      reason: 'contact',
      message: 'Please leave the phone number out.',
      url: 'https://lendaround.example/upload?item=1',
    },
  ],
  'work-waiting': [
    { why: 'checkout', url: 'https://lendaround.example/admin/identities' },
    { why: 'claim-due', url: 'https://lendaround.example/admin/claims/1' },
    {
      why: 'digest',
      queues: [
        { queue: 'identities', count: 2 },
        { queue: 'listings', count: 1 },
      ],
      url: 'https://lendaround.example/admin',
    },
  ],
  'review-removed': [
    { part: 'review', title: 'Bohrhammer', reason: 'private', url },
    { part: 'reply', title: 'Bohrhammer', reason: 'other', message: 'It names a third person.', url },
  ],
  'wish-answered': [
    { title: 'Teppichreiniger', item: 'Kärcher Puzzi 8/1', name: 'Jonas', url: `${SITE}/product/7` },
  ],
  'wish-ended': [{ title: 'Teppichreiniger', url: `${SITE}/wishes/new?q=Teppichreiniger` }],
  'wish-nearby': [
    { title: 'Teppichreiniger', name: 'Marta', where: 'Neukölln, Berlin', url: `${SITE}/wishes/7` },
  ],
  'webhook-disabled': [{ host: 'shop.example.org', url: `${SITE}/account/developer` }],
  'wish-removed': [
    { title: 'Teppichreiniger', reason: 'contact', url: `${SITE}/dashboard/saved?tab=wishes` },
    { title: 'Teppichreiniger', reason: 'other', message, url: `${SITE}/dashboard/saved?tab=wishes` },
  ],
}
