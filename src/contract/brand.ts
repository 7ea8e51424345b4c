/** The one place that knows what this marketplace is called; an operator writes its own name here. */
export const brand = {
  name: 'Lendaround',
  shortName: 'Lenda',
  /** The operator of the site: fills the imprint, the legal texts and the foot of every mail. */
  operator: 'Lendaround Demo Operator',
  address: 'Musterstraße 1, 10115 Berlin, Germany',
  /** For receipts and statements: what the tax office knows the operator by, and the tax in the fee, in per cent. */
  vatId: 'DE123456789',
  vatPercent: 19,
  /** By whose clock weekly payouts are due and statements begin. */
  timeZone: 'Europe/Berlin',
  email: 'hello@lendaround.example',
  trustEmail: 'trust@lendaround.example',
  privacyEmail: 'privacy@lendaround.example',
  jobsEmail: 'jobs@lendaround.example',
  phone: '+49 30 1234567',
  /** Court or law that applies to the contracts. */
  jurisdiction: 'Berlin, Germany',
  colours: { paper: '#FBF8F3', ink: '#1B2420', evergreen: '#0F5C45', marigold: '#F2A93B', night: '#0E1613' },
} as const
