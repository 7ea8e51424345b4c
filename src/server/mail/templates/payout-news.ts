import type { MailTexts } from '../mail-texts.ts'
import type { Template } from '../templates.ts'

export const payoutNews: Template<'payout-news'> = (
  { status, number, cents, account, isAutomatic, reason, url },
  { t, money },
) => {
  const amount = money(cents)
  const isReturned = status === 'failed' || status === 'rejected'
  const what = status === 'requested' && isAutomatic ? 'weekly' : status
  return {
    subject: t(`payout-mails.${what}.subject`, { amount }),
    lines: [
      t(`payout-mails.${what}.text`, { amount, account }),
      ...(reason ? [reasonLine(reason, t)] : []),
      ...(isReturned ? [t('payout-mails.back')] : []),
    ],
    action: { label: t('payout-mails.action'), url },
    note: t('payout-mails.note', { number }),
  }
}

/** A bank's code in words, or what a moderator wrote, as a quotation. */
function reasonLine(reason: string, t: MailTexts['t']): string {
  if (!/^[a-z]+(_[a-z]+)*$/.test(reason)) return t('payout-mails.reason-quoted', { reason })
  const sentence = t.optional(`payout-mails.reason.${reason}`) ?? t('payout-mails.reason.unknown')
  return t('payout-mails.reason', { reason: sentence })
}
