import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Insurance and deposits',
  description:
    'What a deposit covers, how damage is settled, what wear is, and what your own insurance has to do.',
  lead: `${brand.name} isn’t an insurance company. Here’s what the deposit covers, and what it doesn’t.`,
  sections: [
    {
      title: 'The deposit',
      text: [
        `The lender sets it, and you see it before you book. From the day before the rental it’s reserved on your card; nothing is charged. If no problem is reported within ${rule('claimHours')} hours of the return, it’s released.`,
        'We charge part or all of it only when a claim has been settled: for damage, missing parts, unusual cleaning or a late return. All claims of a rental together can’t exceed its deposit and price.',
      ],
    },
    {
      title: 'How damage is settled',
      steps: [
        {
          title: 'The lender reports it',
          text: `Within ${rule('claimHours')} hours of the return, with photos and an amount.`,
        },
        {
          title: 'The renter answers',
          text: `With the photos from pick-up and return at hand, the renter agrees, makes a counter-offer or disputes it. Each side has ${rule('claimAnswerHours')} hours; no answer counts as agreement.`,
        },
        {
          title: 'We decide',
          text: `If you can’t agree, our team decides from the photos, the handover checklist and, where needed, what you wrote to each other about the rental. Either side can appeal once, within ${rule('claimAppealDays')} days.`,
        },
      ],
    },
    {
      title: 'What isn’t damage',
      text: [
        'Signs of normal use come with renting. Nobody owes more than it costs to repair the item or replace it with one of the same age and condition.',
      ],
    },
    {
      title: 'Your own insurance',
      list: [
        'If the damage exceeds the deposit, the renter is liable under local law. Ask your liability insurer whether rented things are covered; they often are.',
        'If you lend, ask your home insurer whether things you rent out are covered.',
        'Vehicles and trailers may need insurance of their own by law. The listing must say who provides it.',
      ],
    },
  ],
})
