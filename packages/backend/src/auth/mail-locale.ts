import type { Context } from 'hono'
import { type Locale, pickLocale } from '#server/mail/locale.ts'

/** The language of a mail: what the account says of itself, else what the browser asks for. */
export function mailLocale(c: Context, metadata: Record<string, unknown>): Locale {
  const own = typeof metadata.locale === 'string' ? metadata.locale : undefined
  return pickLocale(own, c.req.header('accept-language'))
}
