import type { Terms } from '#domain/settings/terms.ts'
import type { SiteAnnouncement } from './announcements.ts'
import type { Brand } from './brand.ts'
import type { SitePage } from './pages.ts'

/** Settings of the site for the web application; sent to every browser. */
export interface PublicConfig {
  /** The public address of this site, without a trailing slash. */
  siteUrl: string
  /** The address of the protocols, without a trailing slash; empty for the page's own origin. */
  apiUrl: string
  publishableKey: string
  /** Counts changes of settings and categories in this process: what was cached under another number is out of date. */
  version?: number
  /** Whether changes are told over a socket. */
  live?: boolean
  /** The accounts elsewhere with which people may sign in, if the operator has set up any. */
  providers?: { id: string; label: string }[]
  /** Whether messages can be translated. */
  translates?: boolean
  /** The public key for which browsers subscribe to web push, where it is offered. */
  pushKey?: string
  /** The outside service that checks identities by the camera of the person's device, where there is one. */
  identityService?: string
  /** Whether demo accounts and demo hints are shown. */
  demo: boolean
  /** Whether the browser's `testMode` switch has an effect. */
  testModeAllowed: boolean
  /** What the site is called and who runs it, where that is not the demo. */
  brand?: Brand
  /** The terms of the site, where they are not the defaults. */
  terms?: Partial<Terms>
  /** Colours of the operator's, by the roles of the look. */
  palette?: Record<string, string>
  /** What is announced now; browsers get it as a part of the document. */
  announcements?: SiteAnnouncement[]
  /** There are announcements to lenders, or to people who are signed in. */
  announcesToSome?: boolean
  /** The pages that are not as the product ships them. */
  pages?: SitePage[]
  /** URL template of the operator's street tiles, if there are any. */
  mapTilesUrl?: string
  /** Whether street tiles are at `/tiles/streets.pmtiles`. */
  mapArchive?: boolean
  /** Stripe's publishable key if Stripe handles payments: its script and frames are allowed then. */
  stripeKey?: string
}

/** The server's values for rendering one page. */
export interface RenderContext {
  config: PublicConfig
  /** Whether a whole page is rendered, not the data with which a browser goes on. */
  isPage: boolean
  /** Reaches the four protocols without a socket. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** The nonce of every inline script of this response. */
  nonce: string
  /** Takes a complete page; the response then has no body. A response body would be copied in and out. */
  deliver(page: Buffer): void
  /** Reports an error while rendering to the operator. */
  report(error: unknown): void
}
