import { createHmac, timingSafeEqual } from 'node:crypto'
import { isMandatory, TOPICS, type Topic } from '#domain/notification/topics.ts'

/** What a link in a mail may end: the mails about one topic to one person. */
export interface StoppedMails {
  personId: string
  topic: Topic
}

/**
 * The secret of such a link, which works without signing in and allows nothing else. It does not expire, because mails
 * are found again after years; it lapses with the signing secret.
 */
export const stopToken = ({ personId, topic }: StoppedMails, secret: string): string =>
  `${personId}.${topic}.${seal(personId, topic, secret)}`

/** What a token of ours stands for; nothing for any other text. */
export function readStopToken(token: string, secrets: readonly string[]): StoppedMails | undefined {
  const [personId = '', name = '', given = ''] = token.split('.')
  const topic = TOPICS.find((known) => known === name)
  if (!topic || isMandatory(topic)) return undefined
  const sent = Buffer.from(given)
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(seal(personId, topic, secret))
    return sent.length === wanted.length && timingSafeEqual(sent, wanted)
  })
  return isOurs ? { personId, topic } : undefined
}

const seal = (personId: string, topic: Topic, secret: string): string =>
  createHmac('sha256', secret).update(`stop-mails:${personId}:${topic}`).digest('base64url')
