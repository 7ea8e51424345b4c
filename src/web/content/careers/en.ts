import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Careers',
  description: `Work on ${brand.name}: a small team, an open-source product, and neighbours who use it every day.`,
  lead: 'We’re a small team, and the people next door use what we build. We rarely advertise jobs. If you’d like to join us, write anyway.',
  sections: [
    {
      title: 'Who we’re looking for',
      list: [
        'People who can make hard things simple, in code or on the phone.',
        'People who have rented or lent things themselves and know what goes wrong.',
        'Right now especially: support in German, Spanish or French, moderation, engineering, and someone who likes talking to city councils.',
      ],
    },
    {
      title: 'What you can expect',
      list: [
        'A proper chat rather than brain-teasers, and a yes or no within two weeks.',
        'Hours that leave room for the rest of your life, at home or in the office.',
        'We tell you the salary before the first interview.',
      ],
    },
    {
      title: 'How to apply',
      text: [
        `Write to [${brand.jobsEmail}](mailto:${brand.jobsEmail}): tell us what you’d like to do and about one thing you’re proud of. No photo, no date of birth, no standard cover letter.`,
      ],
    },
  ],
})
