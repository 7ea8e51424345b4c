import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'office',
  exported: {
    changed_settings:
      'select c.name, c.value, c.reason, c.effective_from, c.changed_at from public.setting_changes c where c.changed_by = $1',
  },
  kept: { setting_changes: 'what the site was set to and why, by an id that leads to no account' },
}
