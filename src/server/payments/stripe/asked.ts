import { toFault } from './to-fault.ts'

/** Says Stripe's errors in the words of the product. */
export async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw toFault(error)
  }
}
