import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STORAGE_QUOTAS, type StorageQuota } from '#domain/kyc/storage-quota.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** Whether a person who keeps all of this but so many bytes may keep a picture more. */
async function mayAdd(kyc_level: number, days: number, quota: StorageQuota, but: number) {
  const user = await t.user({ kyc_level })
  await t.db.pool.query(
    `update public.profiles set created_at = now() - make_interval(days => $2) where id = $1`,
    [user.id, days],
  )
  await t.db.pool.query(
    `insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
     values ('avatars', $1 || '/kept', $1::uuid, $1, jsonb_build_object('size', $2::bigint))`,
    [user.id, quota.bytes - but],
  )
  const images = t.client({ as: user }).storage.from('images')
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5c45' } })
    .jpeg()
    .toBuffer()
  const { error } = await images.upload(`${user.id}/a.jpg`, picture, { contentType: 'image/jpeg' })
  return error === null ? 'kept' : (error as unknown as { code: string }).code
}

it.each([
  ['a new account', 0, 0, STORAGE_QUOTAS.unknown.fresh],
  ['an account of a week', 0, 8, STORAGE_QUOTAS.unknown.settled],
  ['a new account with a proven identity', 1, 0, STORAGE_QUOTAS.known.fresh],
  ['an account of a week with a proven identity', 1, 8, STORAGE_QUOTAS.known.settled],
])('%s has its own room and no more', async (_, level, days, quota) => {
  expect(await mayAdd(level, days, quota, 100_000)).toBe('kept')
  expect(await mayAdd(level, days, quota, 100)).toBe('QuotaExceeded')
})
