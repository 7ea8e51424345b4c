import type { Health } from '#contract/health.ts'
import type { MessageKey } from '../../i18n/message-key.ts'

export interface HealthSign {
  key: MessageKey
  values?: { count?: number; minutes?: number }
  isBad: boolean
  /** Where it can be looked into. */
  to?: string
}

/** Work that is due is begun within seconds; what waits that long is stuck. */
const MAX_WAIT_S = 300
/** Pictures, backups and the database's own work need room. */
const MIN_FREE_BYTES = 2_000_000_000
/** Every payment is compared once a day. */
const MAX_SINCE_COMPARED_MS = 2 * 86_400_000

/** What is well and what is not, in sentences; `now` in epoch ms. */
export function healthSigns(health: Health, now: number): HealthSign[] {
  const { discrepancies, comparedAt, freeBytes, setup } = health
  return [
    // Without a mailer mails wait on purpose; that one is missing is said where the site is set up.
    ...(setup.mail === 'missing' ? [] : queueSigns('mails', health)),
    ...queueSigns('tasks', health),
    discrepancies > 0
      ? {
          key: 'office.health.discrepancies',
          values: { count: discrepancies },
          isBad: true,
          to: '/admin/discrepancies',
        }
      : { key: 'office.health.books-fine', isBad: false },
    ...(comparedAt && now - Date.parse(comparedAt) > MAX_SINCE_COMPARED_MS
      ? [{ key: 'office.health.not-compared', isBad: true } as const]
      : []),
    ...(freeBytes !== null && freeBytes < MIN_FREE_BYTES
      ? [{ key: 'office.health.disk-full', isBad: true } as const]
      : []),
  ]
}

function queueSigns(kind: 'mails' | 'tasks', { waiting, givenUp }: Health): HealthSign[] {
  const { count, oldestSeconds } = waiting[kind]
  const signs: HealthSign[] = []
  if (givenUp[kind] > 0)
    signs.push({
      key: `office.health.${kind}-failed`,
      values: { count: givenUp[kind] },
      isBad: true,
      to: '/admin/failures',
    })
  if (oldestSeconds > MAX_WAIT_S)
    signs.push({
      key: `office.health.${kind}-stuck`,
      values: { count, minutes: Math.floor(oldestSeconds / 60) },
      isBad: true,
    })
  return signs.length > 0 ? signs : [{ key: `office.health.${kind}-fine`, isBad: false }]
}
