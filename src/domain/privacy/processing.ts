/** What personal data is processed for, as the record of processing (GDPR art. 30) has it. */
export const ACTIVITIES = [
  'accounts',
  'consent',
  'listings',
  'rentals',
  'payments',
  'payouts',
  'claims',
  'identity',
  'messages',
  'conduct',
  'fraud',
  'tax',
  'office',
] as const
export type Activity = (typeof ACTIVITIES)[number]

/** Why it may be done, by article 6 (1). */
export type LegalBasis = 'contract' | 'law' | 'interest' | 'consent'
/** Whose data it is. */
export type DataSubject = 'members' | 'renters' | 'lenders' | 'team'
/** What of them is processed. */
export type DataKind =
  | 'name'
  | 'contact'
  | 'credentials'
  | 'pictures'
  | 'place'
  | 'dates'
  | 'words'
  | 'money'
  | 'papers'
  | 'traces'
  | 'decisions'
/** Who gets some of it, beside the team. */
export type Recipient =
  | 'public'
  | 'other-side'
  | 'payment'
  | 'identity-service'
  | 'mail'
  | 'translation'
  | 'authorities'
  | 'integrations'

interface Processing {
  bases: readonly LegalBasis[]
  subjects: readonly DataSubject[]
  data: readonly DataKind[]
  recipients: readonly Recipient[]
}

/** Each activity, but for its words. */
export const PROCESSING: Readonly<Record<Activity, Processing>> = {
  accounts: {
    bases: ['contract'],
    subjects: ['members'],
    data: ['name', 'contact', 'credentials', 'pictures', 'place', 'traces'],
    recipients: ['public', 'mail'],
  },
  consent: { bases: ['law', 'consent'], subjects: ['members'], data: ['decisions', 'dates'], recipients: [] },
  listings: {
    bases: ['contract'],
    subjects: ['members', 'lenders'],
    data: ['name', 'pictures', 'place', 'words', 'dates'],
    recipients: ['public', 'integrations'],
  },
  rentals: {
    bases: ['contract'],
    subjects: ['renters', 'lenders'],
    data: ['name', 'contact', 'place', 'dates', 'pictures', 'money'],
    recipients: ['other-side', 'mail', 'integrations'],
  },
  payments: {
    bases: ['contract', 'law'],
    subjects: ['renters', 'lenders'],
    data: ['name', 'money', 'dates'],
    recipients: ['payment'],
  },
  payouts: {
    bases: ['contract', 'law'],
    subjects: ['lenders'],
    data: ['name', 'money', 'dates'],
    recipients: ['payment'],
  },
  claims: {
    bases: ['contract'],
    subjects: ['renters', 'lenders'],
    data: ['words', 'pictures', 'money', 'decisions'],
    recipients: ['other-side', 'mail'],
  },
  identity: {
    bases: ['interest', 'law'],
    subjects: ['renters', 'lenders'],
    data: ['name', 'dates', 'place', 'papers', 'pictures', 'decisions'],
    recipients: ['identity-service'],
  },
  messages: {
    bases: ['contract'],
    subjects: ['members'],
    data: ['words', 'pictures', 'contact', 'traces'],
    recipients: ['other-side', 'mail', 'translation'],
  },
  conduct: {
    bases: ['contract', 'law'],
    subjects: ['members'],
    data: ['words', 'pictures', 'decisions'],
    recipients: ['public', 'mail'],
  },
  fraud: { bases: ['interest'], subjects: ['members'], data: ['traces', 'papers', 'money'], recipients: [] },
  tax: {
    bases: ['law'],
    subjects: ['lenders'],
    data: ['name', 'place', 'money', 'papers', 'dates'],
    recipients: ['authorities', 'other-side', 'mail'],
  },
  office: {
    bases: ['law', 'interest'],
    subjects: ['members', 'team'],
    data: ['name', 'decisions', 'dates', 'traces'],
    recipients: ['integrations'],
  },
}
