import { createHmac } from 'node:crypto'

/** The test provider's own secrets, derived from the site's. */
export function derivedSecrets(signingSecret: string): { clients: string; webhooks: string } {
  const derive = (use: string) =>
    createHmac('sha256', signingSecret).update(`test-provider:${use}`).digest('hex')
  return { clients: derive('client-secrets'), webhooks: derive('webhooks') }
}
