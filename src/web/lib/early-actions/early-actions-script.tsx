import { recordEarlyActions } from './record-early-actions.ts'

/** The script's text, which the policy of the pages names by its hash; the browser has it from the page. */
export const earlyActionsScript = import.meta.env.SSR ? `(${recordEarlyActions})()` : ''

/** Goes before everything that can be pressed. */
export function EarlyActionsScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyActionsScript }} />
}
