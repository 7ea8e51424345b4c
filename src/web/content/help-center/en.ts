import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Help center',
  description:
    'Answers on renting, lending, money and accounts. And how to reach a person when they are not enough.',
  lead: `The questions that people ask most. If yours is missing, write to [${brand.email}](mailto:${brand.email}).`,
  sections: [
    {
      title: 'Renting',
      questions: [
        {
          question: 'Is something in my basket reserved for me?',
          answer: 'Not yet. From checkout on it is held for 20 minutes, and booked once you have paid.',
        },
        {
          question: 'What happens when the 20 minutes run out while I pay?',
          answer:
            'If your dates are still free, the booking goes through. If not, your payment is cancelled in full and you are told so at once.',
        },
        {
          question: 'Where is my QR code?',
          answer: 'In [My Rentals](/dashboard/my-rentals), at each booking.',
        },
        {
          question: 'Can I keep it longer?',
          answer:
            'Ask for an extension in your booking. It works as long as no one else has booked the time after you, and costs the difference between the two prices.',
        },
        {
          question: 'The item is not as described. What now?',
          answer: `Do not let your code be scanned, and leave the item there. If the lender cancels the booking, you get everything back. If not, write to [${brand.email}](mailto:${brand.email}) the same day, with photos and the booking number.`,
        },
      ],
    },
    {
      title: 'Lending',
      questions: [
        {
          question: 'When do I get my money?',
          answer:
            '48 hours after the return, if no problem was reported. You can have it paid out from €20 on.',
        },
        {
          question: 'What does it cost me?',
          answer: '15 % of the rental price of each completed rental. Listing is free.',
        },
        {
          question: 'My item came back damaged.',
          answer:
            'Report it within 48 hours of the return, with photos. The deposit stays authorised until the case is decided.',
        },
      ],
    },
    {
      title: 'Account',
      questions: [
        {
          question: 'Why do I have to show an identity document?',
          answer:
            'So that everyone knows that there is a real person on the other side. Documents are kept in private storage, seen only by the people who check them.',
        },
        {
          question: 'How do I delete my account?',
          answer:
            'Under [Privacy](/account/privacy). What the law makes us keep, such as invoices, stays without your name attached to the rest.',
        },
        {
          question: 'I do not get any e-mail.',
          answer:
            'Look into the spam folder and check the address in your profile. Mails with a code or a link can be sent again.',
        },
      ],
    },
  ],
} satisfies Content
