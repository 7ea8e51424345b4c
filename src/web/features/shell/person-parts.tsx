import { isViewing } from '../../lib/view-as.ts'
import { AgreementHost } from './agreement-host.tsx'
import { ViewBanner } from './view-banner.tsx'

/** What the frame has for people who are signed in alone. */
export function PersonParts() {
  return isViewing ? <ViewBanner /> : <AgreementHost />
}
