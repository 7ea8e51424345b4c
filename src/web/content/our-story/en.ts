import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Our story',
  description: `Why ${brand.name} exists: most things rest most of the time, and the neighbour often has what you need.`,
  lead: 'An average drill works for a few minutes in its whole life. The rest of the time it waits in a cellar, a few doors away from a neighbour who is about to buy the same one.',
  sections: [
    {
      title: 'What we want',
      text: [
        'People should spend less on things they hardly use, fewer things should have to be made, and neighbours should have a reason to meet. That is all.',
        'We do not think that trust can be demanded. It grows when prices are complete, dates are kept, and someone fair decides when things go wrong. So this is what we work on.',
      ],
    },
    {
      title: 'How we build it',
      list: [
        'Openly: the software is open source. Anyone may read how prices are calculated and how the calendar prevents double bookings.',
        'Carefully: money is counted in cents and every balance can be traced to its causes.',
        'For everyone: the site works by keyboard, with a screen reader, on an old phone and in four languages.',
      ],
    },
    {
      title: 'How we earn',
      text: [
        'We keep 15 % of the rental price when a rental is completed. We sell no data and show no advertisements. People who bring others get a share of this fee, never a share of your price.',
      ],
      links: [{ to: '/how-it-works', label: 'How it works' }],
    },
  ],
} satisfies Content
