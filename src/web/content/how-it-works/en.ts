import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'
import { fullAndShortName } from '../full-and-short-name.ts'

export default (): Content => ({
  title: `How ${brand.shortName} works`,
  description: `Find it nearby, pay once and pick it up with a QR code: how renting and lending with ${brand.shortName} works.`,
  lead: `${fullAndShortName((short) => `${short} for short,`)} is for anyone who needs something just for the day, and for the neighbours who have it sitting in the cellar. You rent by the hour or by the day, and you see the full price from the start.`,
  sections: [
    {
      title: 'Renting in five steps',
      steps: [
        {
          title: 'Find what you need',
          text: 'Tell us what, where and when. Once you add dates, you only see what is actually free then. [Search tips](/how-to-search)',
        },
        {
          title: 'Fill your basket',
          text: 'Mix things from as many lenders as you like. The price already includes delivery; the deposit is shown separately.',
        },
        {
          title: `We hold it for ${rule('holdMinutes')} minutes`,
          text: 'When you check out, we hold your whole basket at once. While the clock is running, nobody can snap up your dates.',
        },
        {
          title: 'Pay for it all together',
          text: 'One payment covers the whole basket. If a lender wants to approve your request first, the money is only reserved until they do.',
        },
        {
          title: 'Show your QR code',
          text: 'The lender scans it at pick-up and again when you bring things back. You both take photos, so there is no arguing about scratches later.',
        },
      ],
    },
    {
      title: 'What it costs',
      text: [
        'Under 24 hours you pay by the hour, after that by the day; part hours and part days count in full. If a lender hasn’t set an hourly price, an hour costs one twenty-fourth of the daily price.',
        `Delivery is ${formatPrice(terms.deliveryCents, 'en')} per item. Collecting it yourself is free, and so is picking it up at a shared hub. Renters pay no other fees.`,
        'The deposit is reserved separately and released once everything is back in good order. Nothing is taken from it unless a claim has been decided.',
      ],
    },
    {
      title: 'Lending your own things',
      text: [
        `Listing something takes three minutes and costs nothing. You set the price, the deposit and the notice you need, and decide whether people can book straight away or ask first. ${brand.shortName} keeps ${formatNumber(terms.feePercent, 'en')}% of the rental price. The rest is yours ${rule('claimHours')} hours after the return, as long as nobody has reported a problem.`,
      ],
      links: [
        { to: '/search', label: 'Look around' },
        { to: '/upload', label: 'List an item' },
      ],
    },
  ],
})
