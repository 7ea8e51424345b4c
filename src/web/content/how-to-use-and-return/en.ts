import { rule } from '#domain/settings/rules.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Use and return',
  description:
    'Collecting, using and returning a rented item: photos, QR codes, being late, and what to do when something breaks.',
  lead: 'Treat it as if a friend had lent it to you, and take two minutes together at pick-up and return. It saves arguments later.',
  sections: [
    {
      title: 'At pick-up',
      list: [
        'Have the lender scan your QR code. That’s when the rental starts.',
        'Look it over together and take photos of anything scratched or missing.',
        'Ask how it works. There’s nearly always a knack that isn’t in the manual.',
      ],
    },
    {
      title: 'While you have it',
      list: [
        'Use it for what it’s meant for, and don’t lend it on.',
        'Need it longer? Ask for an extension in your booking. You can, as long as nobody has booked it after you.',
        'Something broken? Stop using it, take photos and message the lender straight away.',
      ],
    },
    {
      title: 'At return',
      list: [
        'Bring it back clean, complete and on time, and scan again.',
        `${rule('lateGraceMinutes')} minutes late cost nothing. After that each hour costs ${rule('latePercent')}% of the hourly price, for up to ${rule('maxLateHours')} hours. If you booked by the day, an hour is a 24th of the lender’s usual price a day.`,
        'If everything is fine, your deposit is released.',
      ],
    },
    {
      title: 'If you disagree',
      text: [
        'You both say what happened and show your photos, which usually settles it. If it doesn’t, someone on our team decides and tells you why. Each of you can appeal once.',
      ],
      links: [{ to: '/insurance', label: 'Deposits and damage' }],
    },
  ],
})
