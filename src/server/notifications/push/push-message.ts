import { createHash } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import type { PushMessage } from '#contract/push-message.ts'
import { topicOf } from '#domain/notification/topics.ts'
import { type Locale, pickLocale } from '#server/mail/locale.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import { textsIn } from '#server/mail/texts-in.ts'

export interface PushedNotice {
  template: string
  locale: string
  data: object
}

const MAX_CHARACTERS = 180

/**
 * What a browser shows of a notice: who writes and about what kind of thing; names and titles only with `showsDetails`,
 * because anyone can read a locked screen.
 */
export function pushMessage(
  { template, locale: tag, data }: PushedNotice,
  showsDetails: boolean,
): PushMessage {
  const locale = pickLocale(tag)
  const path = pathOf(data)
  return {
    title: brand.shortName,
    body: showsDetails ? clip(renderMail(template, locale, data).subject) : hint(template, locale),
    path,
    // A newer notice about the same thing takes the place of the older one.
    tag: createHash('sha256').update(path).digest('base64url').slice(0, 16),
    locale,
  }
}

const hint = (template: string, locale: Locale): string =>
  textsIn(locale)(`mail.push.${topicOf(template) ?? 'security'}`)

const clip = (text: string) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text)

function pathOf(data: object): string {
  const { url = '/dashboard' } = data as { url?: string }
  const { pathname, search } = new URL(url, 'http://site.invalid')
  return pathname === '/' ? '/dashboard' : pathname + search
}
