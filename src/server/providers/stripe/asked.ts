import { toFault } from './to-fault.ts'

/** Translates Stripe's errors into the product's. */
export async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw toFault(error)
  }
}
