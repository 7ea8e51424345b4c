import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { deleteLapsedInvitations } from './tasks/delete-lapsed-invitations.ts'
import { deleteMyAccount } from './use-cases/delete-my-account.ts'
import { exportMyData } from './use-cases/export-my-data.ts'
import { listDemoAccounts } from './use-cases/list-demo-accounts.ts'
import { loadProcessing } from './use-cases/load-processing.ts'

/** Accounts, whose export and deletion reach into all the other areas; their own rows go last. */
export function accountsArea(others: readonly Area[]): Area {
  const all = [...others.flatMap((area) => area.personalData ?? []), personalData]
  return {
    useCases: [deleteMyAccount(all), exportMyData(all), listDemoAccounts, loadProcessing(all)],
    jobs: [deleteLapsedInvitations(all)],
    personalData,
  }
}
