import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { LoadedSettings } from '#contract/settings.ts'
import { ok } from '#domain/result.ts'
import { definitionOf, SETTING_NAMES } from '#domain/settings/settings.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

/** The default of every setting, and which of them the environment gives. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadSettings = useCase({
  name: 'load-settings',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, deps, userId }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    return ok<LoadedSettings>({
      defaults: deps.settings.defaults,
      environment: givenByEnvironment(deps.config.env),
    })
  },
})

const givenByEnvironment = (env: NodeJS.ProcessEnv): LoadedSettings['environment'] =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const { variable } = definitionOf(name)
      return variable && env[variable] ? [[name, variable]] : []
    }),
  )
