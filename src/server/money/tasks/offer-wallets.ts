import type { Job } from '#backend/jobs/job.ts'

/** Tells the payment provider the host on which devices offer their wallets: anywhere else they show none. */
export const offerWallets: Job = {
  name: 'offer-wallets',
  everyMs: 86_400_000,
  async run({ payments, config, log }) {
    const { protocol, hostname } = new URL(config.siteUrl)
    if (protocol !== 'https:') return
    try {
      await payments.offerWallets(hostname)
    } catch (error) {
      log.warn(
        { err: error, hostname },
        'wallets could not be offered: register the host at the payment provider',
      )
    }
  },
}
