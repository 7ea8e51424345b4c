import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Cookies',
  description: `What ${brand.name} stores in your browser: cookies for language, colours and signing in, and what your basket and session need.`,
  lead: 'We store only what it takes to do what you ask for. That’s why there’s no cookie banner.',
  updated: '2026-11-28',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language: the language you chose. For a year.',
        'theme: light or dark, if you chose one. For a year.',
        'device: recognises this browser, so that you can still sign in while strangers try wrong passwords on your account. It doesn’t say who you are and doesn’t sign anyone in. It also shows our team that several accounts use one device. For a year after you last signed in.',
      ],
    },
    {
      title: 'Browser storage',
      list: [
        'sb-lendaround-auth-token: keeps you signed in until you sign out.',
        'user: your name, mail address and roles, so that pages open sooner. Until you sign out.',
        'basket: what’s in your basket.',
        'tempReservationId and bookingData: the dates we’re holding for you and the booking you’re about to pay for, until you’re done.',
        'recentSearches: your latest searches, until you delete them or sign out.',
        'viewed-person: for our team only, whom a member of it sees the site as, until that ends or the tab is closed.',
        'searchPlace: the place you searched in last.',
        'originals: whether you want to read descriptions in the original language.',
        'unsentMessages: messages you’ve started to write, until you send them or sign out.',
        'outgoingMessages: messages that wait for a connection, until they’re sent or you sign out.',
        'wishDraft: a wish you’ve started to write, until you post it or sign out.',
        'unsavedEdits: changes to a listing that you haven’t saved yet, until you save or discard them or sign out.',
        'lend: an item you’ve begun to list without an account, with its photos, until it’s in your account or you sign out.',
        'referral: whose link brought you here, for 30 days.',
        'passkeyAsked, installAsked: that you’ve been offered a passkey and the app once.',
        'tickets: bookings whose code you’ll need and their pages, so that they open without a connection. Until you sign out.',
        'rentals: the list of your rentals, for the same reason. Until you sign out.',
        'authRedirect: the page you wanted before signing in.',
        'providerSignIn: proof that you began a sign-in with another provider in this browser, until you are back.',
        'pushAsked: that we’ve offered you notifications on this device.',
        'language: the same as in the cookie.',
        'closedAnnouncements: announcements that you’ve closed.',
        'ownAnnouncements: announcements for you as a lender or a signed-in person, until you sign out.',
        'stripHeight: how high the part of the start page with your rentals was, until you sign out.',
        'testMode: a switch for testing, only where the operator allows it.',
      ],
    },
    {
      title: 'Deleting it all',
      text: [
        'You can delete all of this at any time in your browser’s settings. You’ll then be signed out and your basket will be empty. Your bookings stay.',
      ],
    },
  ],
})
