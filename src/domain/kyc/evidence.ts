/**
 * The days for which a proof of identity is kept after a rental that relied on it: claims and chargebacks come within
 * them.
 */
export const EVIDENCE_DAYS = 180
