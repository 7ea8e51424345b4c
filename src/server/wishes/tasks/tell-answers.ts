import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { mailAnswer } from '../mails/mail-answer.ts'

const BATCH = 50

/** Shows answers whose item was published since, and tells the person with the wish, in any number of processes at once. */
export const tellAnswers: Job = {
  name: 'tell-answers',
  everyMs: 10_000,
  async run(deps) {
    while ((await tell(deps)) === BATCH);
  },
}

const tell = ({ db, config, now }: Deps): Promise<number> =>
  inTransaction(db, { as: 'service' }, async (tx) => {
    const waiting = await tx
      .selectFrom('wish_answers as a')
      .innerJoin('wishes as w', 'w.id', 'a.wish_id')
      .innerJoin('items as i', 'i.id', 'a.item_id')
      .select('a.id')
      .where('a.told_at', 'is', null)
      .where('w.status', '=', 'open')
      .where('i.status', '=', 'published')
      .where('i.owner_is_blocked', '=', false)
      .limit(BATCH)
      .forUpdate('a')
      .skipLocked()
      .execute()
    for (const { id } of waiting) {
      await tx
        .updateTable('wish_answers')
        .set({ told_at: now().toISOString() })
        .where('id', '=', id)
        .execute()
      await mailAnswer(tx, config.siteUrl, id)
    }
    return waiting.length
  })
