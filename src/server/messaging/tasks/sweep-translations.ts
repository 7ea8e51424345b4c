import type { Job } from '#backend/jobs/job.ts'
import { rule } from '#domain/settings/rules.ts'

/**
 * Forgets translations of messages after half a year, or the days that the operator sets, in batches. People read a
 * conversation again while a rental lasts; after that the provider may be asked once more.
 */
export const sweepTranslations: Job = {
  name: 'sweep-translations',
  everyMs: 3_600_000,
  async run({ db, now }) {
    await db.pool.query(
      `delete from public.message_translations where (message_id, language, is_original) in (
         select message_id, language, is_original from public.message_translations
         where created_at < $1::timestamptz - make_interval(days => $2)
         order by created_at limit 5000
       )`,
      [now(), rule('translationDays')],
    )
  },
}
