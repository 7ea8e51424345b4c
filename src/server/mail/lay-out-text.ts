import { footer } from './footer.ts'
import type { Locale } from './locale.ts'
import type { Message } from './templates.ts'

/** A message as plain text. */
export function layOutText({ lines, code, action, note }: Message, locale: Locale): string {
  const parts = [
    ...lines,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    note,
    `-- \n${footer(locale).join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}
