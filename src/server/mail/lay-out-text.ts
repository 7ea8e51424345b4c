import { footer } from './footer.ts'
import type { Message } from './templates.ts'
import type { Texts } from './texts-in.ts'

/** A message as plain text. */
export function layOutText({ lines, code, action, note }: Message, t: Texts, stopUrl?: string): string {
  const parts = [
    ...lines,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    note,
    `-- \n${[...footer(t), ...(stopUrl ? [`${t('mail.stop')}: ${stopUrl}`] : [])].join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}
