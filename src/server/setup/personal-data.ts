import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  kept: { setup_steps: 'which steps of setting up the site are done, by an id that leads to no account' },
}
