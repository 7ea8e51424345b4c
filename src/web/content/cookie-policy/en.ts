import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Cookies',
  description: `What ${brand.name} stores in your browser: cookies for language, colours and signing in, and what your basket and session need.`,
  lead: 'We set only what the site needs to do what you ask it to. That is why there is no banner.',
  updated: '2026-01-01',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language: the language you chose, for a year.',
        'theme: light or dark, if you chose one, for a year.',
        'device: set when you sign in, so that you still can from this browser while strangers try wrong passwords on your account. It does not identify you and opens nothing; for a year after the last sign-in.',
      ],
    },
    {
      title: 'Browser storage',
      list: [
        'sb-lendaround-auth-token: keeps you signed in, until you log out.',
        'basket: what is in your basket.',
        'tempReservationId and bookingData: the hold and the booking you are about to pay, until it is done.',
        'recentSearches: what you searched for last, until you delete it or log out.',
        'tickets: your bookings that need a code, with the pages that show them, so that they open without a connection; until you log out.',
        'authRedirect: where you wanted to go before signing in.',
        'language: the same choice as the cookie.',
        'testMode: a switch for testing, only where the operator allows it.',
      ],
    },
    {
      title: 'Deleting them',
      text: [
        'You can delete all of this in the settings of your browser at any time. You will then be signed out and your basket will be empty; bookings are not affected.',
      ],
    },
  ],
} satisfies Content
