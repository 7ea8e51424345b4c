/** How many days after a rental a proof of identity is kept that it relied on: claims and chargebacks come within them. */
export const EVIDENCE_DAYS = 180
