import { connect } from 'node:tls'

const PATIENCE_MS = 5_000
/** Milliseconds for which an answer is kept, and how long nobody is asked who did not answer. */
const KEPT_MS = 3_600_000

let cached: { url: string; at: number; end: Promise<Date | undefined> } | undefined

/**
 * When the certificate ends that the site shows to the world at `siteUrl`, as it is found there at most once an hour;
 * undefined without TLS, and where this machine does not reach it.
 */
export function certificateEnd(siteUrl: string): Promise<Date | undefined> {
  if (cached?.url === siteUrl && Date.now() - cached.at < KEPT_MS) return cached.end
  cached = { url: siteUrl, at: Date.now(), end: readCertificateEnd(siteUrl) }
  return cached.end
}

/** The same, not kept. */
export function readCertificateEnd(siteUrl: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return Promise.resolve(undefined)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    // Nothing is sent: one that has ended, or that this machine does not trust, is what we are here to see.
    const socket = connect({
      host,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
    })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      resolve(valid_to ? new Date(valid_to) : undefined)
      socket.destroy()
    })
    socket.once('error', () => resolve(undefined))
    socket.once('close', () => resolve(undefined))
  })
}
