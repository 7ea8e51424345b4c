import { inTransaction } from '#backend/db/transaction.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { TELL_LENDERS, tellLenders } from '../tell-lenders.ts'

/** Tells the lenders near a new wish; done twice, it tells nobody twice. */
export const tellLendersTask: Task<Deps, { wishId: string }> = {
  name: TELL_LENDERS,
  async run({ db, config, now }, { wishId }) {
    await inTransaction(db, { as: 'service' }, (tx) => tellLenders(tx, config.siteUrl, wishId, now()))
  },
}
