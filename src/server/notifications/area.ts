import type { Area } from '../area.ts'
import { mailStops } from './mail-stops.ts'
import { personalData } from './personal-data.ts'
import { deliverMail } from './tasks/deliver-mail.ts'
import { sweepNotifications } from './tasks/sweep-notifications.ts'
import { sweepOutbox } from './tasks/sweep-outbox.ts'
import { listFailures } from './use-cases/list-failures.ts'
import { listMails } from './use-cases/list-mails.ts'
import { retryFailures } from './use-cases/retry-failures.ts'
import { stopMails } from './use-cases/stop-mails.ts'

export const notificationsArea: Area = {
  useCases: [listMails, stopMails, listFailures, retryFailures],
  jobs: [deliverMail, sweepNotifications, sweepOutbox],
  routes: [{ path: '/mail-stops', create: mailStops }],
  personalData,
}
