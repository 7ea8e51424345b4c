import { brand } from '#contract/brand.ts'
import { footer } from './footer.ts'
import type { Card } from './rental-card.ts'
import type { Message } from './templates.ts'
import type { Texts } from './texts-in.ts'

/** A message as plain text. */
export function layOutText(message: Message, t: Texts, stopUrl?: string): string {
  const { lines, cards = [], closing = [], code, action, note } = message
  // French sets a space before it, at which no line ends.
  const colon = t.language === 'fr' ? '\u00a0:' : ':'
  const parts = [
    ...(brand.playMoney ? [t('mail.play-money')] : []),
    ...lines,
    ...cards.map((card) => cardText(card, colon, action?.url)),
    ...closing,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}${colon}\n${action.url}`] : []),
    ...(note ? [note] : []),
    `-- \n${[...footer(t), ...(stopUrl ? [`${t('mail.stop')}${colon} ${stopUrl}`] : [])].join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** A link that stands below as the next step is not written twice. */
const cardText = ({ title, url, facts }: Card, colon: string, next?: string) =>
  [
    title,
    ...facts.map(({ label, value }) => `  ${label}${colon} ${value}`),
    ...(url && url !== next ? [`  ${url}`] : []),
  ].join('\n')
