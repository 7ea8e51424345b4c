import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Community guidelines',
  description:
    'Ten simple rules for renting and lending among neighbours, and what happens when someone breaks them.',
  lead: 'Most of this goes without saying. We’ve written it down anyway, so that everyone can rely on it.',
  sections: [
    {
      title: 'For everyone',
      list: [
        'Be who you say you are. One person, one account.',
        'Be on time, and write when you are not.',
        'Be polite, also in a dispute. No insults, no threats, no discrimination.',
        'Write reviews about what happened, not about what you feared.',
        'Arrange and pay here. Contact details are for the handover only.',
      ],
    },
    {
      title: 'For lenders',
      list: [
        'List only what is yours and works. Show it as it is, with its scratches.',
        'Hand over what you listed, clean and safe to use, with what belongs to it.',
        'Keep your calendar up to date. Saying yes and then cancelling leaves people stranded.',
      ],
    },
    {
      title: 'For renters',
      list: [
        'Use things as they are meant to be used, and give them back as you got them.',
        'Say at once when something breaks. It happens, and it is easier to settle early.',
      ],
    },
    {
      title: 'Not on this site',
      text: [
        'Weapons, drugs, stolen or recalled goods, medicines and medical devices that need a prescription, animals, documents, anything that the law of the place forbids to rent, and things that serve to harm or to spy on others.',
      ],
    },
    {
      title: 'What happens otherwise',
      text: [
        `First we warn you. If that doesn’t help we block the account, in serious cases straight away. We always tell you why, and you can appeal once. Reports go to [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
      ],
    },
  ],
})
