import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'conduct',
  exported: {
    reviews_written: 'select r.* from public.reviews r where r.author_id = $1',
    reviews_received: `select r.rating, r.text, r.reply, r.published_at from public.reviews r
                       where r.subject_id = $1 and r.published_at <= now()`,
  },
  kept: { reviews: 'what neighbours know of each other, without the name' },
}
