import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    back_office: 'select l.action, l.details, l.at from public.audit_log l where l.subject_id = $1',
  },
  kept: { audit_log: 'what the back office did, to an id that leads to no account' },
}
