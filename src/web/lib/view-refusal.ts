import { VIEWED } from '#domain/access/person-view.ts'

const PATH = /\/(rest|functions|storage)\/v1\/(?:rpc\/)?([^/]+)/

/**
 * The server's refusal of what a view does not show, without asking it: what a page loads by itself, again and again,
 * would fill the logs of the browser and of the server. The server decides about all else.
 */
export function viewRefusal(address: string, method: string): Response | undefined {
  const [, protocol, name = ''] = PATH.exec(new URL(address).pathname) ?? []
  const isReading =
    protocol === 'rest' && (method === 'GET' || method === 'HEAD' || address.includes('/rpc/'))
  if (!protocol || (isReading && VIEWED.has(name))) return
  return Response.json({ code: 'VIEW_ONLY', message: `A view does not reach ${name}` }, { status: 403 })
}
