import type { PublicConfig } from '#contract/render-context.ts'
import { isViewing } from './view-as.ts'

let current: PublicConfig | undefined

/** Called once when the page starts in a browser. */
export const setConfig = (config: PublicConfig) => {
  current = config
}

/** The operator's settings, for code outside components; in components prefer `useRootData().config`. */
export function config(): PublicConfig {
  if (!current) throw new Error('The configuration is known only once the page has started in a browser')
  return current
}

/** Whether the server tells of changes over a socket. */
export const isLiveOffered = () => current?.live === true && !isViewing

/** Where the protocols are, without a trailing slash. */
export const apiUrl = () => config().apiUrl || window.location.origin
