import type { AppFetch, Job } from '#backend/jobs/job.ts'
import { isTestProvider, type TestProvider } from '../test-provider.ts'
import type { QueuedEvent } from '../webhook-queue.ts'

/** Plays the test provider's sender: at least once, signed, as a request like any other. */
export const deliverTestWebhooks: Job = {
  name: 'deliver-test-webhooks',
  everyMs: 500,
  async run({ payments, config }, fetch) {
    if (!isTestProvider(payments)) return
    const arrived: string[] = []
    for (const event of await payments.webhooks.claim()) {
      if (await send(payments, event, config.siteUrl, fetch)) arrived.push(event.id)
      else await payments.webhooks.postpone(event)
    }
    if (arrived.length > 0) await payments.webhooks.delivered(arrived)
  },
}

async function send(
  provider: TestProvider,
  event: QueuedEvent,
  siteUrl: string,
  fetch: AppFetch,
): Promise<boolean> {
  const useCase = event.account_id ? 'payout-webhook' : 'payment-webhook'
  try {
    const response = await fetch(
      new Request(`${siteUrl}/functions/v1/${useCase}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [provider.signatureHeader]: provider.webhooks.sign(event.body),
        },
        body: event.body,
      }),
    )
    return response.ok
  } catch {
    return false
  }
}
