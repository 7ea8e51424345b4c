import type { Lifecycle } from '../lifecycle.ts'

export type CaseStatus =
  | 'open'
  | 'dismissed'
  | 'changed'
  | 'removed'
  | 'restored'
  | 'warned'
  | 'blocked'
  | 'lifted'
  | 'hidden'
  | 'reply-removed'

/**
 * The life of a case: the team says who works on it, and one of them decides it once. Which decisions there are depends
 * on what it is about, and on whether it is an appeal (`decisionsOn`).
 */
export const CASE_LIFECYCLE = {
  open: {
    assign: { actor: 'moderator', to: 'open' },
    dismiss: { actor: 'moderator', to: 'dismissed' },
    return: { actor: 'moderator', to: 'changed' },
    remove: { actor: 'moderator', to: 'removed' },
    restore: { actor: 'moderator', to: 'restored' },
    warn: { actor: 'moderator', to: 'warned' },
    block: { actor: 'moderator', to: 'blocked' },
    lift: { actor: 'moderator', to: 'lifted' },
    hide: { actor: 'moderator', to: 'hidden' },
    'remove-reply': { actor: 'moderator', to: 'reply-removed' },
  },
  dismissed: {},
  changed: {},
  removed: {},
  restored: {},
  warned: {},
  blocked: {},
  lifted: {},
  hidden: {},
  'reply-removed': {},
} as const satisfies Lifecycle<CaseStatus, 'moderator'>
