import type { Content } from '../content.ts'

export default {
  title: 'How to book',
  description:
    'From the basket to your QR code: availability, the 20-minute hold, identity check, payment and cancellation.',
  lead: 'Booking takes a few minutes. Nothing is reserved while it lies in your basket; from checkout on it is yours for 20 minutes.',
  sections: [
    {
      title: 'Step by step',
      steps: [
        {
          title: 'Check the basket',
          text: 'Quantity, dates and the way of handing over can be changed for each item.',
        },
        {
          title: 'Proceed to checkout',
          text: 'We check every item once more. If one was taken in the meantime, you can remove just that one.',
        },
        {
          title: 'Confirm who you are',
          text: 'A first booking needs your identity document. Baskets above €1,000 also need a selfie. You do it once.',
        },
        {
          title: 'Pay',
          text: 'Your card is charged when the lender confirms, or at once for items that can be booked instantly.',
        },
        {
          title: 'Get your code',
          text: 'Your QR code waits in [My Rentals](/dashboard/my-rentals), also when you have no reception at the door.',
        },
      ],
    },
    {
      title: 'If a lender has to confirm',
      text: [
        'Some lenders want to look at each request. They have 48 hours, and at most until your rental begins. Without an answer the request ends by itself and the authorisation is released in full.',
      ],
    },
    {
      title: 'Cancelling',
      list: [
        'Within an hour of booking, free of charge, if the start is at least 24 hours away.',
        'Flexible: full refund until 24 hours before the start.',
        'Moderate: full refund until 5 days before, half until 24 hours before.',
        'Strict: half until 7 days before.',
        'If the lender cancels, you always get everything back.',
      ],
      links: [{ to: '/help-center', label: 'More questions' }],
    },
  ],
} satisfies Content
