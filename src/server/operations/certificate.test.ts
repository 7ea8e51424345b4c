import { createServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCertificate } from '#server/testing/create-certificate.ts'
import { readCertificateEnd } from './certificate.ts'

const certificate = createCertificate(90)

describe.skipIf(!certificate)('a site with TLS (needs openssl)', () => {
  const server = createServer(certificate ?? {})
  beforeAll(() => void server.listen(0))
  afterAll(() => void server.close())

  it('says when its certificate ends, also one that this machine does not trust', async () => {
    const { port } = server.address() as { port: number }
    const end = await readCertificateEnd(`https://localhost:${port}`)
    const days = (end!.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(90)
  })
})

it('nothing is known without TLS, or where nobody answers', async () => {
  expect(await readCertificateEnd('http://localhost:3000')).toBeUndefined()
  expect(await readCertificateEnd('https://localhost:1')).toBeUndefined()
})
