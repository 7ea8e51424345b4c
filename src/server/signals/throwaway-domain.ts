import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

let domains: ReadonlySet<string> | undefined

/** The domain of an address whose mail anybody can read for ten minutes, by a public list; undefined for any other. */
export function throwawayDomain(email: string): string | undefined {
  domains ??= disposableEmailBlocklistSet()
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  // A name below a listed domain belongs to it.
  const candidates = labels.slice(0, -1).map((_, n) => labels.slice(n).join('.'))
  return candidates.find((domain) => domains!.has(domain))
}
