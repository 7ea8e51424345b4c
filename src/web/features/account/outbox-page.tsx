import Inbox from 'lucide-react/icons/inbox'
import { Form } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Mail, MailCard } from './mail-card.tsx'
import { PageHead } from './page-head.tsx'

/** The mails that would have been sent, on a site that sends none. */
export function OutboxPage({ mails, recipient }: { mails: readonly Mail[]; recipient: string }) {
  const t = useTranslate()
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <PageHead title={t('account.outbox.title')} text={t('account.outbox.text')} />
      <Form className="mt-6 flex flex-wrap items-end gap-3">
        <TextField
          label={t('account.outbox.search')}
          optional
          name="to"
          type="search"
          defaultValue={recipient}
          className="grow"
        />
        <Button type="submit" variant="secondary" className="min-h-12">
          {t('account.outbox.show')}
        </Button>
      </Form>
      {mails.length === 0 ? (
        <EmptyState
          icon={<Inbox aria-hidden size={26} />}
          title={t('account.outbox.empty')}
          text={t('account.outbox.empty-text')}
        />
      ) : (
        <ul aria-label={t('account.outbox.list')} className="mt-6 grid gap-3">
          {mails.map((mail, index) => (
            <li key={mail.id}>
              <MailCard mail={mail} open={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
