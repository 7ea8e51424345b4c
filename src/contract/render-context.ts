/** Settings of the site for the web application; sent to every browser. */
export interface PublicConfig {
  /** Where people reach this site, without a trailing slash. */
  siteUrl: string
  /** Where the four protocols are, without a trailing slash; empty means: where the page came from. */
  apiUrl: string
  publishableKey: string
  /** Demo accounts and demo hints are offered. */
  demo: boolean
  /** The browser's `testMode` switch has an effect. */
  testModeAllowed: boolean
  /** URL template of street tiles, when the operator has some. */
  mapTilesUrl?: string
  /** Street tiles are at `/tiles/streets.pmtiles`. */
  mapArchive?: boolean
  /** Stripe's publishable key, where Stripe moves the money: its script and frames are allowed then. */
  stripeKey?: string
}

/** The server's values for rendering one page. */
export interface RenderContext {
  config: PublicConfig
  /** Reaches the four protocols without a socket. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** Carried by every inline script of this response. */
  nonce: string
  /** Takes a page that is whole; its response has no body then. A response would copy it once in and once out. */
  deliver(page: Buffer): void
  /** Tells the operator what went wrong while rendering. */
  report(error: unknown): void
}
