import type { Content } from '../content.ts'

export default {
  title: 'How to search',
  description: 'Words, place, dates and price: how to find the right item nearby, in the list or on the map.',
  lead: 'The more we know about your plan, the better the answer. Dates help most: with them you see only what is free, and what it costs all in.',
  sections: [
    {
      title: 'Four things to tell us',
      list: [
        'What: a word is enough. We also find other forms of it and forgive a typing mistake.',
        'Where: your area, or the position of your phone if you allow it. Distances are as you walk.',
        'When: the exact hours you need. Items that are taken then disappear from the list.',
        'How: picked up, delivered, or collected from a shared hub.',
      ],
    },
    {
      title: 'List or map',
      text: [
        'The [list](/search?view=list) compares, the [map](/search?view=map) shows what lies on your way. Both show the same results. To protect lenders, the map shows the area and not the front door; the address comes with your confirmed booking.',
      ],
    },
    {
      title: 'Sorting by what you will pay',
      text: [
        'Sort by the all-in price and the order follows the whole sum for your dates, not the price a day. Other orders are distance, rating and newest.',
        'Everything you set is in the address of the page. Send it to someone and they see the same.',
      ],
      links: [{ to: '/search', label: 'Start searching' }],
    },
  ],
} satisfies Content
