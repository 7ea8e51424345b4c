import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Our story',
  description: `Why ${brand.name} exists: most of what we own sits around most of the time, and the person next door often has just what you need.`,
  lead: 'A drill runs for maybe a quarter of an hour in its whole life. The rest of the time it sits in a cellar, while three doors down somebody buys the very same one.',
  sections: [
    {
      title: 'What we want',
      text: [
        'That you don’t spend money on things you’ll use twice. That less has to be made. And that people ring their neighbour’s bell now and then. That’s all.',
        'You can’t ask people to trust each other. Trust comes when the price is the whole price, when a date is a date, and when somebody fair decides if things go wrong. So that’s what we work on.',
      ],
    },
    {
      title: 'How we work',
      list: [
        'In the open: anyone can read the code, from how prices are worked out to how the calendar rules out double bookings.',
        'To the cent: every balance shows you exactly where it comes from.',
        'For everyone: the site works by keyboard, with a screen reader, on an old phone and in four languages.',
      ],
    },
    {
      title: 'How we make money',
      text: [
        `We keep ${formatNumber(terms.feePercent, 'en')}% of the rental price once a rental is over. We sell no data and run no ads. People who bring in others get a share of our fee; it never adds to your price.`,
      ],
      links: [{ to: '/how-it-works', label: 'How it works' }],
    },
  ],
})
