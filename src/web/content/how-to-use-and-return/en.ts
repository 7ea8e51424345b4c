import type { Content } from '../content.ts'

export default {
  title: 'Use and return',
  description:
    'Collecting, using and returning a rented item: photos, QR codes, being late, and what to do when something breaks.',
  lead: 'Treat it as if a friend had lent it to you. Two minutes at pick-up and two at return save long discussions.',
  sections: [
    {
      title: 'At pick-up',
      list: [
        'Show your QR code and let the lender scan it. From then on the rental is running.',
        'Look at the item together and take photos of anything that is scratched or missing.',
        'Ask how it works. Most lenders know the one trick that is not in the manual.',
      ],
    },
    {
      title: 'While you have it',
      list: [
        'Use it for what it is made for, and do not pass it on.',
        'Need it longer? Ask for an extension. It is possible as long as no one else has booked.',
        'Something broke? Stop using it, take photos and write to the lender at once through your booking.',
      ],
    },
    {
      title: 'At return',
      list: [
        'Bring it back clean, complete and on time, and scan again.',
        'The first 30 minutes of delay are free. After that each hour costs one and a half times the hourly price, for three days at most.',
        'When the lender has nothing to report, your deposit is released.',
      ],
    },
    {
      title: 'When you disagree',
      text: [
        'Lender and renter both add their photos and their view. Most cases settle this way. If not, a member of our team decides, gives reasons, and either side may object once.',
      ],
      links: [{ to: '/insurance', label: 'Deposits and damage' }],
    },
  ],
} satisfies Content
