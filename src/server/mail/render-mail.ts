import { layOutHtml } from './lay-out-html.ts'
import { layOutText } from './lay-out-text.ts'
import type { Locale } from './locale.ts'
import { type MailTexts, mailTexts } from './mail-texts.ts'
import { type Message, type TemplateName, templates } from './templates.ts'
import { type Texts, textsIn } from './texts-in.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Writes a mail out, as text and as HTML, with the way to end such mails; throws when the template is unknown. */
export function renderMail(
  template: string,
  locale: Locale,
  data: object,
  stopUrl?: string,
  t: Texts = textsIn(locale),
): RenderedMail {
  if (!Object.hasOwn(templates, template)) throw new Error(`No mail template ${template}.`)
  const message = writeMessage(template as TemplateName, locale, data, t)
  return {
    subject: message.subject,
    text: layOutText(message, t, stopUrl),
    html: layOutHtml(message, t, stopUrl),
  }
}

const MAX_SUBJECT = 300

/** The subject of a mail for the log: without the digits of a code; empty where its template is unknown. */
export function subjectOf(template: string, locale: Locale, data: object): string {
  if (!Object.hasOwn(templates, template)) return ''
  const masked = 'code' in data ? { ...data, code: '••••••' } : data
  const { subject } = writeMessage(template as TemplateName, locale, masked)
  return subject.slice(0, MAX_SUBJECT)
}

function writeMessage(template: TemplateName, locale: Locale, data: object, t = textsIn(locale)): Message {
  const write = templates[template] as (data: object, texts: MailTexts) => Message
  const message = write(inOneLine(data) as object, mailTexts(locale, t))
  // A line break in a title would start a header of its own.
  return { ...message, subject: message.subject.replace(/\s+/g, ' ').trim() }
}

/** What could begin a line or a paragraph, turn the direction of the words around it, or hide. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/gu

/** The data of a mail, in which what people wrote stays inside the sentence or the quotation that it is put into. */
function inOneLine(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(UNRULY, ' ')
  if (Array.isArray(data)) return data.map(inOneLine)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inOneLine(value)]))
}
