import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a key and a certificate that nobody trusts; undefined where the machine has no `openssl` for it. */
export function createCertificate(days: number): { key: Buffer; cert: Buffer } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
  try {
    const options = { stdio: 'ignore' } as const
    execFileSync('openssl', [...request, '-days', String(days), '-keyout', key, '-out', cert], options)
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    return
  } finally {
    rmSync(folder, { recursive: true })
  }
}
