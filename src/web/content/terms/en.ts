import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Terms of use',
  description: `The contract between you and the operator of ${brand.name}: what the platform does, what it costs, and who is liable for what.`,
  lead: `These terms apply between you and ${brand.operator} ("we"). The rental itself is a contract between renter and lender; the [rental agreement](/rental-agreement) applies to it.`,
  updated: '2026-11-22',
  sections: [
    {
      title: '1. What we provide',
      text: [
        'We run a marketplace on which people offer things for rent and book them. We provide search, calendar, payment, messages, identity checks and the settlement of claims. We own none of the items and are not a party to the rental.',
      ],
    },
    {
      title: '2. Your account',
      text: [
        'You have to be 18 or older and able to enter into contracts. Your details must be true. Keep your password to yourself; you answer for what happens in your account unless you could not prevent it. You may end the account at any time; rentals that are under way are still carried out.',
      ],
    },
    {
      title: '3. Booking and payment',
      text: [
        'A booking comes about when the payment is authorised and, for items on request, the lender confirms. Prices include all compulsory parts. Deposits are authorised separately. The lender’s cancellation policy as shown at the time of booking applies; free cancellation within one hour of booking remains if the start is at least 24 hours away.',
      ],
    },
    {
      title: '4. Our fee',
      text: [
        'Lenders pay 15 % of the rental price of a completed rental. It is kept back from the payout. Renters pay no fee to us. We announce changes 30 days ahead; they do not concern bookings already made.',
      ],
    },
    {
      title: '5. What is not allowed',
      text: [
        'The [community guidelines](/community-guidelines) are part of these terms. It is also forbidden to go around payment through the platform, to read out the site by machine beyond what search engines do, and to disturb its operation.',
      ],
    },
    {
      title: '6. Affiliates',
      text: [
        'People who bring others receive a share of our fee from completed rentals over up to four levels, as shown in their dashboard. Taking part costs nothing. Referring oneself earns nothing; commissions are reversed with refunds.',
      ],
    },
    {
      title: '7. Liability',
      text: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, and under product liability law. For slight negligence we are liable only for breach of essential duties, limited to the foreseeable damage. Your rights as a consumer remain.',
      ],
    },
    {
      title: '8. Ending, disputes, law',
      text: [
        `We may suspend or end an account for a serious reason, which we tell you together with the way to object. The law at ${brand.jurisdiction} applies; mandatory consumer rights of your country remain. Complaints: ${brand.email}.`,
      ],
    },
  ],
} satisfies Content
