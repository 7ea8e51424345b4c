import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { DueAgreements } from '#contract/pages.ts'
import { TEXT_LANGUAGES, textIn } from '#domain/content/page-text.ts'
import { ok } from '#domain/result.ts'
import { loadDue } from '../load-due.ts'

/** What the caller has still to agree to, with what has changed, in a language. */
export const loadAgreements = useCase({
  name: 'load-agreements',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ language: z.enum(TEXT_LANGUAGES) }),
  async run(context, { language }) {
    const due = await loadDue(context)
    return ok<DueAgreements>({
      due: due.map(({ document, version, asked }) => ({
        document,
        version,
        changes: textIn(asked, language)?.[1].changes ?? '',
      })),
    })
  },
})
