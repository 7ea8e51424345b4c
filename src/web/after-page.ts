import './lib/offline/keep-offline-page.ts'
import { OUTGOING_KEY } from './lib/personal-keys.ts'
import { holdReferral } from './lib/referral.ts'
import { watchErrors } from './lib/report-errors/report-errors.ts'
import { readStored } from './lib/use-local-storage.ts'

// What a page needs only once it is there.
watchErrors()
// By then the person may have gone on: the first page is the one that was loaded.
holdReferral(performance.getEntriesByType('navigation')[0]?.name ?? location.href, Date.now())
// What a person wrote without a connection goes out wherever they open the site next.
if (readStored(OUTGOING_KEY)) {
  void import('./features/messaging/send-outgoing.ts')
    .then(({ sendOutgoing }) => sendOutgoing())
    .catch(() => {})
}
