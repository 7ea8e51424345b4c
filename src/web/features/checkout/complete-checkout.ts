import type { CompletedCheckout } from '#contract/checkout.ts'
import { callFunction } from '../../lib/call-function.ts'
import { codeOf } from '../../lib/errors.ts'

/** Temporary faults: the bank has not decided, or a service did not answer. */
const PASSING = ['PAYMENT_PENDING', 'PAYMENT_PROVIDER_DOWN', 'NETWORK', 'TIMEOUT', 'UNEXPECTED']
const WAITS_MS = [500, 1_000, 2_000, 4_000]

/** Books a paid order; asks again for a few seconds before it gives up, because the money is authorised already. */
export async function completeCheckout(orderId: string, saveCard = false): Promise<CompletedCheckout> {
  const order = { orderId, ...(saveCard && { saveCard }) }
  for (const wait of WAITS_MS) {
    try {
      return await callFunction<CompletedCheckout>('complete-checkout', order)
    } catch (error) {
      if (!PASSING.includes(codeOf(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return callFunction<CompletedCheckout>('complete-checkout', order)
}
