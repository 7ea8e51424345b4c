import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'

const environment = z.object({
  ALERTS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALERTS_EMAIL: z.email().optional(),
  ALERTS_DISK_PERCENT: z.coerce.number().int().min(0).max(90).default(10),
})

export interface AlertSettings {
  /** Gets each alert as JSON by POST. */
  webhookUrl?: string | undefined
  /** Gets each alert as a mail. */
  email?: string | undefined
  /** The share of a disk that has to be free, in percent. */
  diskPercent: number
}

/** Reads where alerts go to; refuses with every wrong setting named. */
export function readAlertSettings(env: NodeJS.ProcessEnv): AlertSettings {
  const e = readSettings(environment, env)
  return { webhookUrl: e.ALERTS_WEBHOOK_URL, email: e.ALERTS_EMAIL, diskPercent: e.ALERTS_DISK_PERCENT }
}
