import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { RouterContextProvider } from 'react-router'
import type { Database } from '#contract/database.ts'
import { renderContext } from '../render-context.ts'
import { cachedResponse } from './cached-response.ts'

/** For loaders: reads as an anonymous visitor, in process. Never import this into a component. */
export function serverApi(context: Readonly<RouterContextProvider>) {
  const { config, fetch } = context.get(renderContext)
  const url = config.apiUrl || config.siteUrl
  const headers = { apikey: config.publishableKey }
  // The visitor who waits for the page is told at once that it cannot be had now, and when to ask again.
  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { headers, fetch, retry: false })
  return {
    from: rest.from.bind(rest) as typeof rest.from,
    rpc: rest.rpc.bind(rest) as typeof rest.rpc,
    functions: new FunctionsClient(`${url}/functions/v1`, { headers, customFetch: fetch }),
    fetch,
    config,
    /** Cached for some seconds, or so many ms, or until the site is set otherwise, the same for all visitors. */
    keep: <T>(question: string, ask: () => Promise<T>, keepMs?: number) =>
      cachedResponse(fetch, `${config.version ?? 0} ${question}`, ask, keepMs),
  }
}
