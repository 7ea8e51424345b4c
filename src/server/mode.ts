import { givenSettings } from '#backend/start/read-settings.ts'

/** Mode of the product: demo, development, or production. */
export type Mode = 'demo' | 'development' | 'production'

/**
 * The mode that the environment names; an unknown one is refused where all settings are read. An operator who says
 * production in the usual way alone must not get a demo, whose accounts any visitor can use.
 */
export function modeOf(environment: NodeJS.ProcessEnv): Mode {
  const { LENDAROUND_MODE, NODE_ENV } = givenSettings(environment)
  return (LENDAROUND_MODE ?? (NODE_ENV === 'production' ? 'production' : 'demo')) as Mode
}
