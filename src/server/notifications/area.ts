import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { deliverMail } from './tasks/deliver-mail.ts'
import { sweepNotifications } from './tasks/sweep-notifications.ts'
import { sweepOutbox } from './tasks/sweep-outbox.ts'
import { listMails } from './use-cases/list-mails.ts'

export const notificationsArea: Area = {
  useCases: [listMails],
  jobs: [deliverMail, sweepNotifications, sweepOutbox],
  personalData,
}
