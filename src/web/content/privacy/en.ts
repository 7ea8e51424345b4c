import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Privacy',
  description: `Which data ${brand.name} keeps, why, for how long, who sees it, and how you get, correct or delete it.`,
  lead: `We keep what a rental needs, and we sell none of it. ${brand.operator}, ${brand.address}, is responsible; write to [${brand.privacyEmail}](mailto:${brand.privacyEmail}) with any question.`,
  updated: '2026-11-26',
  sections: [
    {
      title: 'What we keep, why and for how long',
      list: [
        'Your account: name, e-mail address, language, your phone number if you give it, and your password only as a hash. We need them for our contract with you, until you delete the account.',
        'Your profile: a picture, your city and a few words about you, if you add them. Favourites and saved searches, until you remove them.',
        'Your rentals: items, dates, addresses, photos, what you both confirmed, and messages. We need them to carry out the rental and to settle disputes.',
        'Payments: amounts, references of the payment service, and the account we pay you to. We never see whole card numbers. We keep these records as long as tax law requires.',
        `Your identity: document and selfie in private storage, to protect the people you deal with. They’re deleted with your account. Only what a rental relied on stays, for ${terms.identityDays} days after that rental ends.`,
        'Sign-ins: IP address, country and device, so that you can spot strangers in your account. Kept as long as you’re signed in there.',
        'For 30 days after a sign-in, a fingerprint of your IP address from which it can’t be read. It makes sure that wrong passwords tried elsewhere don’t lock you out.',
        `Against fraud, which is our legitimate interest: fingerprints of your identity document’s number and your card, of the browsers you sign in with (for ${rule('browserDays')} days) and of the network you joined from (for ${rule('networkDays')} days). They show our team where accounts have something in common, also a bank account or address. Nothing is decided by them alone, and you can object.`,
        `E-mails we sent you: ${rule('mailDays')} days. Notifications in your account: ${rule('noticeDays')} days.`,
      ],
    },
    {
      title: 'Who sees it',
      list: [
        'Everyone: your first name, picture, city, what you write about yourself, your reviews, since when you’ve been here, and whether your identity is confirmed.',
        'The other side of a confirmed booking: the address where you hand things over or have them delivered, too.',
        'Our team: what they need to decide on listings, claims, reports and identities. Every document they open is logged.',
        'Companies that work for us under contract: hosting, payment, e-mail, and the check of your identity if you choose to do it by camera. None may use your data for its own ends.',
        'Authorities, where the law obliges us.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can get a copy of your data, have it corrected, deleted or restricted, take it elsewhere, and object to its use. You can export it and delete your account yourself, in your account. We answer requests within one month. You can also complain to the data protection authority of your country.',
        'When you delete your account, rentals, payments and messages to others remain where the law or the other side needs them, and so do published reviews. Your name is removed from them.',
      ],
    },
    {
      title: 'No tracking',
      text: [
        'There are no ad networks and no third-party scripts here. What we store in your browser is listed under [Cookies](/cookie-policy).',
      ],
    },
  ],
})
