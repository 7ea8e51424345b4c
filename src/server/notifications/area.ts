import type { Area } from '../area.ts'
import { mailStops } from './mail-stops.ts'
import { personalData } from './personal-data.ts'
import { sendPush } from './push/send-push.ts'
import { spreadPushes, sweepPushes } from './push/spread-pushes.ts'
import { deliverMail } from './tasks/deliver-mail.ts'
import { sweepNotifications } from './tasks/sweep-notifications.ts'
import { sweepOutbox } from './tasks/sweep-outbox.ts'
import { deletePushSubscription } from './use-cases/delete-push-subscription.ts'
import { listFailures } from './use-cases/list-failures.ts'
import { listMails } from './use-cases/list-mails.ts'
import { resendMail } from './use-cases/resend-mail.ts'
import { resendMails } from './use-cases/resend-mails.ts'
import { retryFailures } from './use-cases/retry-failures.ts'
import { savePushSubscription } from './use-cases/save-push-subscription.ts'
import { stopMails } from './use-cases/stop-mails.ts'
import { viewMail } from './use-cases/view-mail.ts'

export const notificationsArea: Area = {
  useCases: [
    savePushSubscription,
    deletePushSubscription,
    listMails,
    stopMails,
    listFailures,
    retryFailures,
    viewMail,
    resendMail,
    resendMails,
  ],
  tasks: [sendPush],
  jobs: [deliverMail, spreadPushes, sweepPushes, sweepNotifications, sweepOutbox],
  routes: [{ path: '/mail-stops', create: mailStops }],
  personalData,
}
