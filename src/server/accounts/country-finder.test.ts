import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCountryFinder } from '#backend/auth/country-finder.ts'
import { signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { countryDatabase } from '#backend/auth/testing/country-database.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

const folder = mkdtempSync(join(tmpdir(), 'lendaround-countries-'))
const file = join(folder, 'country.mmdb')
let t: TestApp
beforeAll(async () => {
  writeFileSync(file, countryDatabase('192.0.2.0', 24, 'PT'))
  t = await createTestApp({ TRUST_PROXY: 'true', GEOIP_DATABASE: file })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

describe('the country of an address', () => {
  it('comes from the database that the operator names', () => {
    const find = openCountryFinder(file)
    expect(find('192.0.2.7')).toBe('PT')
    expect([
      find('198.51.100.7'),
      find('10.0.0.1'),
      find('2001:db8::1'),
      find('nowhere'),
      find(null),
    ]).toEqual([null, null, null, null, null])
  })

  it('is unknown without one', () => {
    expect(openCountryFinder(undefined)('192.0.2.7')).toBeNull()
  })

  it('is not guessed from a file that is something else: the server does not start', () => {
    const other = join(folder, 'other.mmdb')
    writeFileSync(other, 'Lisbon')
    expect(() => openCountryFinder(other)).toThrow(`GEOIP_DATABASE is not a database of addresses: ${other}`)
    expect(() => openCountryFinder(join(folder, 'missing.mmdb'))).toThrow('missing.mmdb')
  })

  it('is shown with each device, and follows it when it moves', async () => {
    const account = await signUp(t)
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const { body } = await call(t, '/token?grant_type=password', {
      body: { email: account.email, password: account.password },
      headers: from('192.0.2.44'),
    })
    const abroad = async () => {
      const { data } = await account.client.rpc('my_sessions')
      return data.find((one: { is_current: boolean }) => !one.is_current)
    }
    expect(await abroad()).toMatchObject({ ip: '192.0.2.44', country: 'PT' })
    await call(t, '/token?grant_type=refresh_token', {
      body: { refresh_token: body.refresh_token },
      headers: from('198.51.100.7'),
    })
    expect(await abroad()).toMatchObject({ ip: '198.51.100.7', country: null })
  })
})
