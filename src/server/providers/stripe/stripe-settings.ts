import { z } from 'zod'
import { givenSettings, readSettings } from '#backend/start/read-settings.ts'

const environment = z.object({
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').or(z.string().startsWith('rk_')).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]+(,\s*whsec_[^\s,]+)*$/, 'is one whsec_… or several with commas between')
    .optional(),
  STRIPE_IDENTITY_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
})

const settings = environment.superRefine((given, context) => {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const
  const offers = ['STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_IDENTITY_WEBHOOK_SECRET'] as const
  if (![...names, ...offers].some((name) => given[name])) return
  for (const name of names.filter((each) => !given[each])) {
    context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other keys of Stripe' })
  }
})

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  publishableKey: string
  /** Of the webhooks about people's accounts and transfers to them; none where Connect is not offered. */
  connectSecrets: string[]
  /** Of the webhook about checks of identity; none where Stripe checks none. */
  identitySecret?: string | undefined
  apiUrl: string
}

/** The keys of Stripe, all or none of them; throws a `StartError` that names what is missing or wrong. */
export function readStripeSettings(env: NodeJS.ProcessEnv): StripeSettings | undefined {
  const given = readSettings(settings, givenSettings(env))
  if (!given.STRIPE_SECRET_KEY) return
  return {
    secretKey: given.STRIPE_SECRET_KEY,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET!,
    publishableKey: given.STRIPE_PUBLISHABLE_KEY!,
    connectSecrets: given.STRIPE_CONNECT_WEBHOOK_SECRET?.split(/,\s*/) ?? [],
    identitySecret: given.STRIPE_IDENTITY_WEBHOOK_SECRET,
    apiUrl: given.STRIPE_API_URL,
  }
}
