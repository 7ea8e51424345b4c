import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'office',
  exported: {
    setup_steps_done: 'select s.step, s.done_at from public.setup_steps s where s.done_by = $1',
  },
  kept: { setup_steps: 'which steps of setting up the site are done, by an id that leads to no account' },
}
