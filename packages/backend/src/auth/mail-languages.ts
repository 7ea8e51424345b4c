import type { Context } from 'hono'

/** The languages of a mail: what the account says of itself, then what the browser asks for. */
export function mailLanguages(c: Context, metadata: Record<string, unknown>): string[] {
  return given(metadata.locale, c.req.header('accept-language'))
}

/** Those of `wishes` that are texts. */
export const given = (...wishes: unknown[]) => wishes.filter((wish) => typeof wish === 'string')
