import type { Action } from './act.ts'
import {
  bankAnswers,
  brokenStripe,
  finishStripe,
  stripeDoubts,
  stripeReverses,
  stripeTells,
} from './stripe-actions.ts'
import {
  brokenTestpay,
  finishTestpay,
  testBankRegrets,
  testOperatorReverses,
  testProviderDoubts,
} from './testpay-actions.ts'
import type { WalkWorld } from './walk-world.ts'

const at =
  (stripe: Action, test: Action): Action =>
  (world) =>
    (world.provider === 'stripe' ? stripe : test)(world)

/** Events at the provider of accounts, and at the bank behind it. */
export const PROVIDER_ACTIONS: readonly { name: string; weight: number; act: Action }[] = [
  { name: 'bank answers', weight: 3, act: at(bankAnswers, testBankRegrets) },
  { name: 'provider tells', weight: 3, act: at(stripeTells, async () => 'with all webhooks') },
  { name: 'provider doubts', weight: 1, act: at(stripeDoubts, testProviderDoubts) },
  { name: 'operator reverses', weight: 2, act: at(stripeReverses, testOperatorReverses) },
]

/** Brings everything at the provider to its end. */
export async function finishProvider(world: WalkWorld): Promise<void> {
  if (world.provider === 'stripe') await finishStripe(world)
  else await finishTestpay(world)
}

/** Violations of the invariants about the provider. */
export const brokenProvider = (world: WalkWorld): Promise<Record<string, string[]>> =>
  world.provider === 'stripe' ? brokenStripe(world) : brokenTestpay(world)
