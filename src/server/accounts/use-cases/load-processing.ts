import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { RecordedActivity } from '#contract/processing.ts'
import { ACTIVITIES } from '#domain/privacy/processing.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import type { PersonalData } from '#server/personal-data.ts'

/**
 * The record of processing (GDPR art. 30): each activity with the data that the areas say is theirs, so that no area is
 * missing from it. For admins. Refused: BLOCKED, UNAUTHORIZED.
 */
export const loadProcessing = (all: readonly PersonalData[]) =>
  useCase({
    name: 'load-processing',
    allow: 'signed-in',
    limit: { requests: 60, seconds: 60 },
    input: z.object({}),
    async run({ tx, userId }) {
      const denial = await partRefusal(tx, userId, 'admin')
      if (denial) return denial
      return ok<RecordedActivity[]>(
        ACTIVITIES.map((activity) => {
          const areas = all.filter((area) => area.activity === activity)
          const names = (of: 'exported' | 'kept') =>
            areas.flatMap((area) => Object.keys(area[of] ?? {})).toSorted()
          return { activity, exported: names('exported'), kept: names('kept') }
        }),
      )
    },
  })
