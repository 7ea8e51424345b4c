import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { type LoadedSetup, TEST_MAIL_MINUTES } from '#contract/setup.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { senderOf } from '#server/mail/open-mailer.ts'

/** Which steps of setting up the site were said to be done. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadSetup = useCase({
  name: 'load-setup',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, deps, userId, now }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    const steps = await tx.selectFrom('setup_steps').select(['step', 'done_at', 'code_sent_at']).execute()
    const { rows } = await sql<Pick<LoadedSetup, 'email' | 'hasOffer' | 'hasVerified' | 'hasPaid'>>`
      select (select p.email from public.profiles p where p.id = ${userId}) as email,
        exists (select from public.items i where i.status = 'published') as "hasOffer",
        exists (select from public.profiles p where p.kyc_level > 0) as "hasVerified",
        exists (select from public.payments p where p.captured_cents > 0) as "hasPaid"`.execute(tx)
    const { from, replyTo } = senderOf(deps.config)
    const sentAt = steps.find(({ step }) => step === 'mail')?.code_sent_at
    const isFresh = sentAt && new Date(sentAt).getTime() > now.getTime() - TEST_MAIL_MINUTES * 60_000
    return ok<LoadedSetup>({
      done: Object.fromEntries(
        steps.flatMap(({ step, done_at }) => (done_at ? [[step, new Date(done_at).toISOString()]] : [])),
      ),
      mailSentAt: isFresh ? new Date(sentAt).toISOString() : null,
      ...rows[0]!,
      mailFrom: `${from.name} <${from.address}>`,
      replyTo,
      isDemo: deps.config.mode === 'demo',
    })
  },
})
