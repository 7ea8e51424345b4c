import { expect, it } from 'vitest'
import { mailedRental } from './mailed-rental.ts'

const row = {
  title: 'Raclette-Grill',
  language: 'de',
  translations: { en: { title: 'Raclette grill' } },
  start_date: '2026-06-10T08:00:00Z',
  end_date: '2026-06-11T08:00:00Z',
  time_zone: 'Europe/Berlin',
}

it('names the item as its reader sees it on the site: in their language, else as the lender wrote it', () => {
  expect(mailedRental(row, 'de').title).toBe('Raclette-Grill')
  expect(mailedRental(row, 'fr').title).toBe('Raclette-Grill')
  expect(mailedRental({ ...row, translations: {} }, 'fr').title).toBe('Raclette-Grill')
})
