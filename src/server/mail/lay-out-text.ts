import { footer } from './footer.ts'
import type { Card } from './rental-card.ts'
import type { Message } from './templates.ts'
import type { Texts } from './texts-in.ts'

/** A message as plain text. */
export function layOutText(message: Message, t: Texts, stopUrl?: string): string {
  const { lines, cards = [], closing = [], code, action, note } = message
  const parts = [
    ...lines,
    ...cards.map((card) => cardText(card, action?.url)),
    ...closing,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
    `-- \n${[...footer(t), ...(stopUrl ? [`${t('mail.stop')}: ${stopUrl}`] : [])].join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** A link that stands below as the next step is not written twice. */
const cardText = ({ title, url, facts }: Card, next?: string) =>
  [
    title,
    ...facts.map(({ label, value }) => `  ${label}: ${value}`),
    ...(url && url !== next ? [`  ${url}`] : []),
  ].join('\n')
