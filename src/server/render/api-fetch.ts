import type { PublicConfig, RenderContext } from '#contract/render-context.ts'

/** The four protocols of this process, without a socket. */
export type Api = (request: Request) => Promise<Response>

/**
 * The `fetch` by which loaders reach the protocols: inside this process, or over the wire when they are hosted
 * elsewhere.
 */
export function createApiFetch(config: PublicConfig, api: Api): RenderContext['fetch'] {
  if (config.apiUrl) return (input, init) => fetch(input, init)
  return (input, init) => api(new Request(input, init))
}
