import { StartError } from '#backend/start/start-error.ts'
import type { Mode } from './mode.ts'

/**
 * Reads where people reach the site: an origin without a trailing slash. In production it has to be given, because
 * mails and tokens name it, and be encrypted, unless the site serves this machine alone.
 */
export function readSiteUrl(given: string | undefined, mode: Mode): string | undefined {
  if (given === undefined) {
    if (mode !== 'production') return
    throw new StartError('SITE_URL is missing: production needs the address at which people reach the site.')
  }
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || !isOrigin(url)) {
    throw new StartError('SITE_URL is wrong: it has to be an origin such as https://rent.example.org.')
  }
  if (mode === 'production' && url.protocol !== 'https:' && !isThisMachine(url.hostname)) {
    throw new StartError('SITE_URL is not encrypted: in production it has to begin with https://.')
  }
  return url.origin
}

const isOrigin = (url: URL) => `${url.origin}/` === url.href

const isThisMachine = (hostname: string) =>
  /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
