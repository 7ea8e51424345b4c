import type { Topic } from '#domain/notification/topics.ts'

/** Response of `stop-mails`. */
export interface StoppedTopic {
  topic: Topic
  isStopped: boolean
}
