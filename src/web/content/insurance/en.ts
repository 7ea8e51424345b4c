import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Insurance and deposits',
  description:
    'What a deposit covers, how damage is settled, what wear is, and what your own insurance has to do.',
  lead: `${brand.name} is not an insurance company. This page says plainly what is covered by the deposit, and what is not.`,
  sections: [
    {
      title: 'The deposit',
      text: [
        'The lender sets it, you see it before you book. It is authorised on your card, not taken. When the item is back and no problem is reported within 48 hours, the authorisation is released.',
        'It can be used in part or as a whole only after a decided claim: for damage, missing parts, cleaning that goes beyond the usual, or being late.',
      ],
    },
    {
      title: 'How damage is settled',
      steps: [
        {
          title: 'Report',
          text: 'The lender reports it within 48 hours of the return, with photos and a figure.',
        },
        {
          title: 'Answer',
          text: 'The renter sees the photos from pick-up and return, and agrees or adds their own view.',
        },
        {
          title: 'Decide',
          text: 'If you do not agree, our team decides by the photos and the checklist of the handover. Either side may object once.',
        },
      ],
    },
    {
      title: 'What is not damage',
      text: [
        'Traces of normal use are part of renting. No one owes more than it costs to repair or replace an item of the same age and condition.',
      ],
    },
    {
      title: 'Your own insurance',
      list: [
        'If damage goes beyond the deposit, the renter is liable under the law of the place. Ask your private liability insurance whether it covers rented things; many do.',
        'Lenders: ask your household insurance whether it covers things that you lend for money.',
        'For vehicles and trailers the law may require insurance of its own. The listing has to say who provides it.',
      ],
    },
  ],
} satisfies Content
