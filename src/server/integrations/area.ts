import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { createApiKey } from './use-cases/create-api-key.ts'

/** How other programs work with the site on behalf of a person. */
export const integrationsArea: Area = {
  useCases: [createApiKey],
  personalData,
}
