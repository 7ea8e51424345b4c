import type { Area } from '../area.ts'
import { deleteMyAccount } from './use-cases/delete-my-account.ts'
import { exportMyData } from './use-cases/export-my-data.ts'
import { listDemoAccounts } from './use-cases/list-demo-accounts.ts'

export const accountsArea: Area = {
  useCases: [deleteMyAccount, exportMyData, listDemoAccounts],
}
