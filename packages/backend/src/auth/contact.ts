import { AuthError, invalid } from './auth-error.ts'
import type { AuthDeps } from './deps.ts'

// The grammar that browsers use for `<input type=email>`.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** An e-mail address in lower case; refuses anything else. */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase()
  if (!email) throw invalid('An email address is required')
  if (email.length > 255 || !EMAIL.test(email)) {
    throw invalid('Unable to validate email address: invalid format')
  }
  return email
}

/** A phone number as it is stored: E.164 without the plus sign and blanks. */
export function readPhone(text: string): string {
  const phone = text.replace(/[\s+]/g, '')
  if (!/^[1-9]\d{1,14}$/.test(phone)) throw invalid('Invalid phone number format (E.164 required)')
  return phone
}

/** The e-mail address or phone number that a request signs in with, and the column to look it up in. */
export function readContact(
  { settings }: AuthDeps,
  contact: { email?: string | undefined; phone?: string | undefined },
): ['email' | 'phone', string] {
  if (contact.email && contact.phone) {
    throw invalid('Only an email address or phone number should be provided on login.')
  }
  if (contact.email) {
    if (!settings.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    return ['email', contact.email.trim().toLowerCase()]
  }
  if (contact.phone) {
    if (!settings.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
    return ['phone', readPhone(contact.phone)]
  }
  throw invalid('missing email or phone')
}
