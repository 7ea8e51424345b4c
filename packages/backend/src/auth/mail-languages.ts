import type { Context } from 'hono'

/** The languages of a mail: what the account says of itself, then what the browser asks for. */
export function mailLanguages(c: Context, metadata: Record<string, unknown>): string[] {
  return given(metadata.locale, c.req.header('accept-language'))
}

/** Those of `languages` that are texts. */
export const given = (...languages: unknown[]) => languages.filter((language) => typeof language === 'string')
