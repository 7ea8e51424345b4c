const METHODS = 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD'
const EXPOSED =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit'
const A_DAY = '86400'

export const isPreflight = (method: string, headers: Headers) =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method')

/** The answer to a browser that asks whether a page may send a request: any page may, for keys are no cookies. */
export function preflight(headers: Headers): Response {
  const asked = (headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
  return new Response(null, {
    status: 200,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': [
        'Authorization',
        ...asked,
        'Accept',
        'Accept-Language',
        'Content-Language',
      ].join(', '),
      'Access-Control-Max-Age': A_DAY,
    },
  })
}

/** Lets the page that asked read the answer and the headers that mean something. */
export function allowOrigin(request: Headers, answer: Headers): void {
  if (!request.has('origin')) return
  answer.set('Access-Control-Allow-Origin', '*')
  answer.set('Access-Control-Expose-Headers', EXPOSED)
}
