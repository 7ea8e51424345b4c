import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: `How ${brand.shortName} works`,
  description: `Find what you need nearby, hold it for 20 minutes, pay once, collect it with a QR code. This is how ${brand.shortName} works.`,
  lead: `${brand.shortName} brings together people who need something for a day and people who have it in the cellar. You rent by the hour or by the day, from a neighbour, at a price that is complete from the first moment.`,
  sections: [
    {
      title: 'Renting in five steps',
      steps: [
        {
          title: 'Say what you need and when',
          text: 'Search by words, category, place and dates. With dates you only see what is really free. [More on searching](/how-to-search)',
        },
        {
          title: 'Put it into your basket',
          text: 'Several items from several lenders fit into one basket. The price you see includes the rental and the delivery; the deposit is shown beside it.',
        },
        {
          title: 'Hold it for 20 minutes',
          text: 'At checkout we hold everything at once, or nothing. While the ring is running no one else can take your dates.',
        },
        {
          title: 'Pay once',
          text: 'One payment covers the whole basket. If a lender has to confirm first, your money is only authorised until they do.',
        },
        {
          title: 'Show your QR code',
          text: 'The lender scans your code when you collect and when you return. Photos record the condition both times.',
        },
      ],
    },
    {
      title: 'What it costs',
      text: [
        'Under 24 hours you pay by the hour, from 24 hours on by the day. A lender without an hourly price charges one twenty-fourth of the day. Started hours and days count as full ones.',
        'Delivery costs €10 for each item, pick-up and shared hubs cost nothing. There is no extra fee for renters.',
        'The deposit is authorised separately. It is released when the item is back in order, and only touched after a decided claim.',
      ],
    },
    {
      title: 'Lending your things',
      text: [
        `Listing takes about three minutes and is free. You decide on price, deposit, notice and who may book at once. ${brand.shortName} keeps 15 % of the rental price; the rest is yours 48 hours after the return, if no one reported a problem.`,
      ],
      links: [
        { to: '/search', label: 'Look around' },
        { to: '/upload', label: 'List an item' },
      ],
    },
  ],
} satisfies Content
