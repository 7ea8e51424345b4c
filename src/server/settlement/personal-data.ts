import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  kept: { payment_discrepancies: 'by law, with the accounts' },
}
