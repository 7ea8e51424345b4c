/** Dates, which have as many digits: 24.12.2026, 24/12/26, 2026-12-24. */
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/g
/** At least seven digits behind + or 0, or nine in any case, with at most two separators between them. */
const PHONE = /(?:\+|\b0)(?:[\s()./-]{0,2}\d){6,}|\d(?:[\s()./-]{0,2}\d){8,}/

/** Whether a text holds what looks like a phone number: people find each other here, and not past the site. */
export const hasPhoneNumber = (text: string): boolean => PHONE.test(text.replace(DATES, ''))
