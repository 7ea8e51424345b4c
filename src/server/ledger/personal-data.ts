import type { PersonalData } from '../personal-data.ts'

const BY_LAW = 'by law, with the accounts'

export const personalData: PersonalData = {
  activity: 'payments',
  exported: {
    ledger_accounts: 'select a.* from public.ledger_accounts a where a.user_id = $1',
    ledger_transfers: `select t.kind, t.booking_id, t.at, a.kind as account, e.amount_cents
                       from public.ledger_entries e join public.ledger_accounts a on a.id = e.account_id
                       join public.ledger_transfers t on t.id = e.transfer_id where a.user_id = $1`,
    commissions: `select c.booking_id, c.level, c.amount_cents, c.at from public.commissions c
                  where c.affiliate_id = $1`,
  },
  kept: {
    commissions: BY_LAW,
    ledger_accounts: BY_LAW,
    ledger_entries: BY_LAW,
    ledger_transfers: BY_LAW,
  },
}
