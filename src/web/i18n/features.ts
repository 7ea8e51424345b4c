/** Features whose messages every page brings along: what a visitor may see without an account. */
export const PUBLIC_FEATURES = [
  'shell',
  'ui',
  'errors',
  'period',
  'delivery',
  'home',
  'search',
  'product',
  'basket',
] as const

/** Features whose messages are sent with their own routes. */
export const LAZY_FEATURES = [
  'content',
  'auth',
  'account',
  'checkout',
  'payment',
  'booking',
  'claims',
  'extension',
  'handover',
  'rentals',
  'report',
  'rescue',
  'review',
  'kyc',
  'landing',
  'lending',
  'calendar',
  'ledger',
  'earnings',
  'payouts',
  'affiliate',
  'messaging',
  'admin',
  'audit',
  'moderation',
  'notifications',
  'office',
  'figures',
  'overview',
  'person',
  'wishes',
] as const

export type LazyFeature = (typeof LAZY_FEATURES)[number]
