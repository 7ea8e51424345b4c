const AUTHORISATION_MS = 7 * 24 * 3_600_000

/** The fields that an authorisation sets on a payment. */
export const authorisedFrom = (now: Date) => ({
  status: 'authorised' as const,
  failure_code: null,
  authorised_until: new Date(now.getTime() + AUTHORISATION_MS),
})
