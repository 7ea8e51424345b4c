import { hash } from '@node-rs/argon2'
import bcrypt from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword, isOutdated, isPasswordHash } from './password.ts'

const PASSWORD = 'ladder-drill-bench-42'

describe('a password', () => {
  it('is stored as argon2id with the intended cost, salted', async () => {
    const [one, two] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(isOutdated(one)).toBe(false)
    expect(await checkPassword(one, PASSWORD)).toBe(true)
    expect(await checkPassword(one, `${PASSWORD} `)).toBe(false)
  })

  it('of 64 characters of any script is taken and read to its end, one of more bytes is not', async () => {
    const longest = '🪜'.repeat(64)
    const hashed = await hashPassword(longest)
    expect(await checkPassword(hashed, longest)).toBe(true)
    expect(await checkPassword(hashed, `${'🪜'.repeat(63)}🔨`)).toBe(false)
    await expect(hashPassword(`${longest}a`)).rejects.toThrow('Password cannot be longer than 256 characters')
  })

  it('of more than 72 bytes does not match a bcrypt hash of its beginning', async () => {
    const start = 'a'.repeat(72)
    expect(await checkPassword(await bcrypt.hash(start, 4), start)).toBe(true)
    expect(await checkPassword(await bcrypt.hash(start, 4), `${start}b`)).toBe(false)
  })

  it('that is empty matches nothing, not even the hash of nothing', async () => {
    expect(await checkPassword(await hash(''), '')).toBe(false)
  })

  it('matches no account without a hash, and no broken hash', async () => {
    for (const stored of [null, undefined, '', 'plain text', '$argon2id$broken', '$2b$broken']) {
      expect(await checkPassword(stored, 'no account has this password')).toBe(false)
    }
  })

  it('hashed with less work, or by bcrypt, wants to be hashed again', async () => {
    expect(isOutdated(await hash(PASSWORD, { memoryCost: 4096 }))).toBe(true)
    expect(isOutdated(await bcrypt.hash(PASSWORD, 4))).toBe(true)
  })

  it('may come hashed from elsewhere, as bcrypt or argon2', async () => {
    expect(isPasswordHash(await bcrypt.hash(PASSWORD, 4))).toBe(true)
    expect(isPasswordHash(await hash(PASSWORD))).toBe(true)
    for (const text of ['', PASSWORD, '$2b$10$short', '{SHA}abc=']) expect(isPasswordHash(text)).toBe(false)
  })
})
