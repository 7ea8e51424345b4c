import type { QuotaOf } from '#backend/storage/storage-limits.ts'
import { storageQuota } from '#domain/kyc/storage-quota.ts'

/** The room that a person has for files, by proven identity and age of the account; an account that is going has none to spare. */
export const quotaOfPerson: QuotaOf = async (db, ownerId) => {
  const { rows } = await db.query<{ kyc_level: number; age_ms: number }>({
    name: 'quota-of-person',
    text: `select kyc_level, (extract(epoch from now() - created_at) * 1000)::float8 as age_ms
           from public.profiles where id = $1`,
    values: [ownerId],
  })
  const [person] = rows
  return person ? storageQuota(person.kyc_level, person.age_ms) : storageQuota(0, 0)
}
