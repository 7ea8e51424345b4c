/** What an admin looks at and says is right; that a mail arrives is shown by its code. */
export const SAID_STEPS = ['brand', 'fee', 'categories', 'places'] as const
export type SaidStep = (typeof SAID_STEPS)[number]

/** Minutes for which the code of a test mail can be typed in. */
export const TEST_MAIL_MINUTES = 60

/** The answer of `load-setup`. Instants are ISO 8601. */
export interface LoadedSetup {
  /** When each step was said to be done. */
  done: Partial<Record<SaidStep | 'mail', string>>
  /** Where the test mail goes. */
  email: string
  /** From whom it is, `Name <address>`, and where answers to it go. */
  mailFrom: string
  replyTo: string
  /** When the last one was sent whose code was not typed in yet. */
  mailSentAt: string | null
  /** How far the first rental is: whether anything is on offer, somebody proved who they are, and one was ever paid, with play money or real one. */
  hasOffer: boolean
  hasVerified: boolean
  hasPaid: boolean
  /** The site is a demo, which can begin anew. */
  isDemo: boolean
}
