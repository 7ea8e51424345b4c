import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { deliverWebhooks } from './tasks/deliver-webhooks.ts'
import { resealWebhooks } from './tasks/reseal-webhooks.ts'
import { sweepWebhooks } from './tasks/sweep-webhooks.ts'
import { changeWebhook } from './use-cases/change-webhook.ts'
import { createApiKey } from './use-cases/create-api-key.ts'
import { createWebhook } from './use-cases/create-webhook.ts'
import { deleteWebhook } from './use-cases/delete-webhook.ts'
import { replayWebhook } from './use-cases/replay-webhook.ts'
import { rotateWebhookSecret } from './use-cases/rotate-webhook-secret.ts'
import { testWebhook } from './use-cases/test-webhook.ts'

/** How other programs work with the site on behalf of a person. */
export const integrationsArea: Area = {
  useCases: [
    changeWebhook,
    createApiKey,
    createWebhook,
    deleteWebhook,
    replayWebhook,
    rotateWebhookSecret,
    testWebhook,
  ],
  jobs: [deliverWebhooks, resealWebhooks, sweepWebhooks],
  personalData,
}
