import type { Template } from '../templates.ts'

/** The queues of the back office. */
type WaitingQueue = 'cases' | 'claims' | 'disputes' | 'identities' | 'listings' | 'payouts' | 'second'

/** Work of which the team is told as it comes up. */
type Urgent =
  | 'checkout'
  | 'adjustment'
  | 'claim-due'
  | 'dispute-open'
  | 'dispute-due'
  | 'dispute-lose'
  | 'money-differs'
  | 'work-given-up'

/** What waits for somebody of the team: one thing that is urgent, or the cases of each queue. */
export type WaitingWork = { url: string } & (
  | { why: Urgent }
  | { why: 'digest'; queues: { queue: WaitingQueue; count: number }[] }
)

export const workWaiting: Template<'work-waiting'> = (work, { t }) => ({
  subject: t(`mail.work.${work.why}.subject`),
  lines: [
    t(`mail.work.${work.why}.text`),
    ...(work.why === 'digest'
      ? work.queues.map(({ queue, count }) => `${t(`mail.work.queue.${queue}`)}: ${count}`)
      : []),
  ],
  action: { label: t('mail.work.action'), url: work.url },
  note: t('mail.work.note'),
})
