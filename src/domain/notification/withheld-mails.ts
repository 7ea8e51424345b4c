/**
 * Mails of which the site keeps no words once they have left, and which nobody else can read or send again: they hold a
 * code, a link that acts for its reader, or what one person wrote to another.
 */
const WITHHELD: ReadonlySet<string> = new Set([
  'confirm-sign-up',
  'email-change',
  'invitation',
  'magic-link',
  'message-received',
  'reauthentication',
  'recovery',
  'test-mail',
])

export const isWithheldMail = (template: string): boolean => WITHHELD.has(template)
