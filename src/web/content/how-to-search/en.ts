import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'How to search',
  description: 'Words, place, dates and price: how to find the right item nearby, in the list or on the map.',
  lead: 'Start with your dates if you can. Then you only see what’s free, priced for the whole time you need it.',
  sections: [
    {
      title: 'What, where, when and how',
      list: [
        'What: one word will do, typos and all.',
        'Where: your town or neighbourhood, or your phone’s location if you share it.',
        'When: down to the hour. Anything that’s taken then doesn’t show up.',
        'How: collect it yourself, have it delivered, or pick it up at a shared hub.',
      ],
    },
    {
      title: 'List or map',
      text: [
        'The [list](/search?view=list) is best for comparing, the [map](/search?view=map) for spotting what’s on your way. Both show the same results. The map only shows the rough area, not anyone’s front door; you get the exact address once your booking is confirmed.',
      ],
    },
    {
      title: 'Sort by the full price',
      text: [
        'That goes by what you’ll actually pay for your dates, not by the price per day. You can also sort by distance, rating or newest.',
        'Your whole search is in the link, so whoever you send it to sees exactly what you see.',
      ],
      links: [{ to: '/search', label: 'Start searching' }],
    },
  ],
})
