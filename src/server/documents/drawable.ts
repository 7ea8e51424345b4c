/** A text without the thin spaces of French amounts and of ranges of dates, for which the fonts have no glyph. */
export const drawable = (text: string): string =>
  text.replaceAll('\u202F', '\u00A0').replaceAll('\u2009', ' ')
