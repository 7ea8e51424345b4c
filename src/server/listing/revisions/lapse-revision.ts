import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { revision } from '../revision.ts'
import { loadPending, type Revision } from './load-content.ts'

/** Ends the wait of a listing's changes because the listing itself was decided on; the changes, if there were any. */
export async function lapseRevision(
  { tx, deps }: Pick<StepContext, 'tx' | 'deps'>,
  itemId: string,
): Promise<Revision | undefined> {
  const pending = await loadPending(tx, itemId)
  if (pending) await transition(tx, deps, revision, { id: pending.id, name: 'lapse', actor: 'clock' })
  return pending
}
