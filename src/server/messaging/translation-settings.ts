import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'

const environment = z.object({
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_KEY: z.string().min(1).optional(),
})

export interface TranslationSettings {
  url: string
  key?: string | undefined
}

/** Reads which service translates messages; none without `TRANSLATION_URL`. */
export function readTranslationSettings(env: NodeJS.ProcessEnv): TranslationSettings | undefined {
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = readSettings(environment, env)
  return url ? { url: url.replace(/\/+$/, ''), key } : undefined
}
