import type { OutgoingHttpHeaders, RequestListener } from 'node:http'

/**
 * Headers of every answer, of protocols and refusals as well: no guessing of types, no frame around it, no copy in a
 * cache. An answer that says more of one of them itself keeps its own. `isEncrypted` is whether people reach the site
 * over TLS alone, which browsers are then told to keep to.
 */
export function guardAnswers(answer: RequestListener, isEncrypted: boolean): RequestListener {
  const headers: OutgoingHttpHeaders = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...(isEncrypted && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  const entries = Object.entries(headers) as [string, string][]
  return (request, response) => {
    for (const [name, value] of entries) response.setHeader(name, value)
    answer(request, response)
  }
}
