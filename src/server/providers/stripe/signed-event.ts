import { z } from 'zod'
import { isSignedWebhook } from '../webhook-signature.ts'

/** As Stripe writes ids and types; the database stores no NUL. */
const word = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^\0]+$/)

/** What is read of an event; those of version 2 have another shape, and nothing here asks for them. */
const event = z.object({
  id: word,
  type: word,
  account: word.nullish(),
  data: z.object({
    object: z.object({
      id: word.optional(),
      object: word.optional(),
      payment_intent: z.union([word, z.looseObject({}), z.null()]).optional(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
})

export type StripeEvent = z.infer<typeof event>

interface SignedBody {
  rawBody: string
  signature: string | undefined
  secret: string
  now: Date
}

/**
 * The event in a webhook's raw body; nothing when its signature is forged, too old or from the future. `unreadable` is
 * one that is signed and still no event of which anything could be read.
 */
export function signedEvent({
  rawBody,
  signature,
  secret,
  now,
}: SignedBody): StripeEvent | 'unreadable' | undefined {
  if (!isSignedWebhook(rawBody, signature, secret, now)) return
  try {
    return event.safeParse(JSON.parse(rawBody)).data ?? 'unreadable'
  } catch {
    return 'unreadable'
  }
}
