import type { Setup } from '#contract/health.ts'
import type { LoadedSetup } from '#contract/setup.ts'
import type { SettingName } from '#domain/settings/settings.ts'

/** The steps from an empty site to one that people can use, in their order. */
export const START_STEPS = [
  'operator',
  'brand',
  'fee',
  'categories',
  'places',
  'mail',
  // Nobody decides on the own listing or identity, so the first rental takes two people.
  'team',
  'payments',
  'backup',
] as const
export type StartStep = (typeof START_STEPS)[number]

/** The settings that are looked at in a step. */
export const SETTINGS_OF: Partial<Record<StartStep, readonly SettingName[]>> = {
  operator: ['operator', 'address', 'jurisdiction', 'vatId', 'vatPercent', 'email', 'phone'],
  brand: ['name', 'shortName', 'logo', 'icon', 'colour', 'highlight', 'languages', 'timeZone'],
  team: ['staffSecondFactor'],
  // The currency stays from the first listing on.
  fee: ['currency', 'feePercent', 'commissionPercents', 'deliveryCents', 'minPayoutCents'],
  places: ['listingCountries', 'residenceCountries'],
  mail: ['senderName', 'senderEmail', 'replyEmail'],
}

export interface StartFacts {
  said: LoadedSetup
  setup: Setup
}

const MAX_BACKUP_AGE_MS = 7 * 86_400_000

/** Which steps are done, by what is there where that shows it, else because an admin said so; `now` in epoch ms. */
export function startSteps({ said, setup }: StartFacts, now: number): Record<StartStep, boolean> {
  const { done, hasPaid } = said
  const { staff, staffWithSecondFactor, moderators, backedUpAt } = setup
  return {
    operator: setup.isOperatorNamed,
    brand: done.brand !== undefined,
    fee: done.fee !== undefined,
    categories: done.categories !== undefined,
    places: done.places !== undefined,
    mail: done.mail !== undefined,
    team: moderators > 0 && staff > 0 && staffWithSecondFactor === staff,
    payments: hasPaid,
    backup: backedUpAt !== null && now - Date.parse(backedUpAt) < MAX_BACKUP_AGE_MS,
  }
}
