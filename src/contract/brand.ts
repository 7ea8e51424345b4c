/** The marketplace's name and operator, defined only here; operators replace these values. */
export const brand = {
  name: 'Lendaround',
  shortName: 'Lenda',
  /** The operator of the site, as shown in the imprint, the legal texts and the footer of every mail. */
  operator: 'Lendaround Demo Operator',
  address: 'Musterstraße 1, 10115 Berlin, Germany',
  /** For receipts and statements: the operator's tax number, and the tax included in the fee, in per cent. */
  vatId: 'DE123456789',
  vatPercent: 19,
  /** The time zone in which weekly payouts are due and statements begin. */
  timeZone: 'Europe/Berlin',
  email: 'hello@lendaround.example',
  trustEmail: 'trust@lendaround.example',
  privacyEmail: 'privacy@lendaround.example',
  jobsEmail: 'jobs@lendaround.example',
  phone: '+49 30 1234567',
  /** The jurisdiction that applies to the contracts. */
  jurisdiction: 'Berlin, Germany',
  colours: { paper: '#FBF8F3', ink: '#1B2420', evergreen: '#0F5C45', marigold: '#F2A93B', night: '#0E1613' },
} as const
