import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Careers',
  description: `Work on ${brand.name}: a small team, an open-source product, and neighbours who use it every day.`,
  lead: 'We are a small team that builds something its own neighbours use. There is no long list of openings here; there is an address.',
  sections: [
    {
      title: 'Whom we look for',
      list: [
        'People who explain things simply, in code and in words.',
        'People who have lent or rented something and know where it hurts.',
        'Support in German, Spanish or French, moderation, engineering, city partnerships.',
      ],
    },
    {
      title: 'What you can expect',
      list: [
        'A conversation instead of a puzzle, and an answer within two weeks.',
        'Working hours that fit a life, from home or together.',
        'The pay is named before the first conversation.',
      ],
    },
    {
      title: 'How to apply',
      text: [
        `Write to [${brand.jobsEmail}](mailto:${brand.jobsEmail}): what you would like to do, and one thing that you are proud of. No photo, no date of birth, no cover letter by template.`,
      ],
    },
  ],
} satisfies Content
