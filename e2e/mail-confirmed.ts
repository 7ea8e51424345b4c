import { onOwnSite, START_MS } from './own-site.ts'
import { test as base } from './test.ts'

/** As `test`, on a server of its own that believes an address only once its mail was read, as in production. */
export const test = base.extend<object, { confirmingSite: string }>({
  confirmingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright wants a pattern here
    async ({}, use) => {
      const settings = {
        // Unlike the demo it seeds no people, and starts at once.
        LENDAROUND_MODE: 'development',
        AUTH_AUTOCONFIRM: 'false',
        AUTH_MAIL_INTERVAL_SECONDS: '0',
      }
      await onOwnSite(settings, use)
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ confirmingSite }, use) => use(confirmingSite),
})
