import { afterEach, describe, expect, it } from 'vitest'
import { newEmail, PASSWORD } from '#backend/auth/testing/accounts.ts'
import { lastMail } from '#backend/auth/testing/mailbox.ts'
import { createLog } from '#backend/log.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { missAdmin } from './miss-admin.ts'

let t: TestApp
afterEach(() => t.close())

const ADMIN_EMAIL = 'Owner@example.org'
const EMAIL = 'owner@example.org'

const rolesOf = async (email: string) =>
  (await t.db.pool.query('select roles from public.profiles where email = $1', [email])).rows[0].roles

describe('the operator’s address', () => {
  it('makes an admin once its mail has been read, and no one else', async () => {
    t = await createTestApp({ LENDAROUND_MODE: 'production', ADMIN_EMAIL })
    for (const email of [EMAIL, newEmail()]) {
      await t.client().auth.signUp({ email, password: PASSWORD })
      expect(await rolesOf(email)).toEqual(['user'])
      const { code } = (await lastMail(t.db, email)).data
      await t.client().auth.verifyOtp({ email, token: code, type: 'signup' })
      expect(await rolesOf(email)).toEqual(email === EMAIL ? ['user', 'admin'] : ['user'])
    }
  })

  it('is not believed without a proof in production', async () => {
    t = await createTestApp({ LENDAROUND_MODE: 'production', ADMIN_EMAIL, AUTH_AUTOCONFIRM: 'true' })
    await t.client().auth.signUp({ email: EMAIL, password: PASSWORD })
    expect(await rolesOf(EMAIL)).toEqual(['user'])
  })

  it('makes an admin of an account that was there before, with the next mailed code', async () => {
    t = await createTestApp({ LENDAROUND_MODE: 'production', ADMIN_EMAIL })
    await t.user({ email: EMAIL })
    await t.client().auth.signInWithOtp({ email: EMAIL })
    const { code } = (await lastMail(t.db, EMAIL)).data
    await t.client().auth.verifyOtp({ email: EMAIL, token: code, type: 'email' })
    expect(await rolesOf(EMAIL)).toEqual(['user', 'admin'])
  })

  it('is believed in development', async () => {
    t = await createTestApp({ LENDAROUND_MODE: 'development', ADMIN_EMAIL })
    await t.client().auth.signUp({ email: EMAIL, password: PASSWORD })
    expect(await rolesOf(EMAIL)).toEqual(['user', 'admin'])
  })
})

describe('a production site without an admin', () => {
  async function said(mode: 'production' | 'demo', adminEmail?: string): Promise<string> {
    const log = createLog('silent')
    let text = ''
    log.warn = (message: unknown) => {
      text += message
    }
    await missAdmin(t.db, { ...t.deps.config, mode, ...(adminEmail && { adminEmail }) }, log)
    return text
  }

  it('says at its start how somebody becomes one, until somebody is', async () => {
    t = await createTestApp()
    expect(await said('demo')).toBe('')
    expect(await said('production')).toContain('nobody can become one: set ADMIN_EMAIL')
    expect(await said('production', EMAIL)).toContain('have a code mailed')
    await t.user({ roles: ['admin'] })
    expect(await said('production')).toBe('')
  })
})
