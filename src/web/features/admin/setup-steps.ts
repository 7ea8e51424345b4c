import type { Setup } from '#contract/health.ts'

export const SETUP_STEPS = ['operator', 'mail', 'payments', 'second-factor', 'moderator', 'backup'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

const MAX_BACKUP_AGE_MS = 7 * 86_400_000

/** What an operator has to do before people come, each done or not; `now` in epoch ms. */
export function setupSteps(setup: Setup, now: number): Record<SetupStep, boolean> {
  return {
    operator: setup.isOperatorNamed,
    mail: setup.mail === 'sent',
    payments: setup.payments === 'real',
    'second-factor': setup.staff > 0 && setup.staffWithSecondFactor === setup.staff,
    moderator: setup.moderators > 0,
    backup: setup.backedUpAt !== null && now - Date.parse(setup.backedUpAt) < MAX_BACKUP_AGE_MS,
  }
}
