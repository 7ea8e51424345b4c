import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { confirmTestMail } from './use-cases/confirm-test-mail.ts'
import { finishSetupStep } from './use-cases/finish-setup-step.ts'
import { loadSetup } from './use-cases/load-setup.ts'
import { resetDemo } from './use-cases/reset-demo.ts'
import { sendTestMail } from './use-cases/send-test-mail.ts'

/** How an admin gets an empty site ready for people. */
export const setupArea: Area = {
  useCases: [confirmTestMail, finishSetupStep, loadSetup, resetDemo, sendTestMail],
  personalData,
}
