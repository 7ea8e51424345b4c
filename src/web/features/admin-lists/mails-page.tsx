import { useMemo } from 'react'
import type { MailState } from '#contract/mail-log.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { startOfDay } from './day-bounds.ts'
import type { List } from './list.ts'
import { ListPage } from './list-page.tsx'
import { PersonCell } from './person-cell.tsx'

interface MailRow {
  id: string
  recipient: string
  /** None where the address is nobody's, such as that of a sign-up. */
  person: string | null
  template: string
  locale: string
  subject: string
  state: string
  attempts: number
  error: string
  created_at: string
  sent_at: string | null
}

const STATES = ['waiting', 'sent', 'failed'] as const
const TONES: Record<MailState, BadgeTone> = { waiting: 'notice', sent: 'good', failed: 'bad' }

/** `/admin/mails`: the mails of the last 30 days. */
export function MailsPage() {
  const t = useTranslate()
  const format = useFormat()
  const list = useMemo<List<MailRow>>(() => {
    const time = (at: string) => format.date(at, 'date-time', viewerZone())
    return {
      name: 'mails',
      filters: [{ name: 'state', values: STATES }, { name: 'from' }, { name: 'until' }],
      sorts: { created: ({ created_at }) => created_at },
      async load(page, { state = '', from, until }) {
        const { rpc } = await supabase()
        return unwrap(
          await rpc('staff_mails', {
            ...page,
            only_state: state,
            since: startOfDay(from),
            until: startOfDay(until, 1),
          }),
        )
      },
      to: ({ id }) => `/admin/mails/${id}`,
      columns: [
        {
          id: 'subject',
          header: t('office.mails.subject'),
          cell: ({ subject, template, locale }) => (
            <span lang={subject ? locale : undefined} className="line-clamp-2 min-w-36">
              {subject || template}
            </span>
          ),
        },
        {
          id: 'state',
          header: t('office.status'),
          cell: ({ state }) => (
            <Badge tone={TONES[state as MailState]}>{t(`office.mails.state.${state as MailState}`)}</Badge>
          ),
        },
        {
          id: 'recipient',
          header: t('office.mails.recipient'),
          cell: ({ person, recipient }) =>
            person === null ? (
              <MailAddress address={recipient} />
            ) : (
              <PersonCell name={person} email={recipient} />
            ),
        },
        {
          id: 'error',
          header: t('office.mails.error'),
          from: 'lg',
          cell: ({ error }) =>
            error ? (
              <span title={error} className="line-clamp-2">
                {error === 'expired' ? t('office.mails.expired') : error}
              </span>
            ) : (
              '–'
            ),
        },
        {
          id: 'attempts',
          header: t('office.mails.attempts'),
          numeric: true,
          from: 'xl',
          cell: ({ attempts }) => format.number(attempts),
        },
        {
          id: 'created',
          header: t('office.mails.created'),
          sort: 'created',
          from: 'md',
          isOneLine: true,
          cell: ({ created_at }) => time(created_at),
        },
        {
          id: 'sent',
          header: t('office.mails.sent'),
          from: 'xl',
          isOneLine: true,
          cell: ({ sent_at }) => (sent_at ? time(sent_at) : '–'),
        },
      ],
      bulk: {
        useCase: 'resend-mails',
        label: t('office.mails.resend'),
        may: ({ state }) => state === 'failed',
        nameOf: ({ subject, template, recipient }) => `${subject || template}, ${recipient}`,
      },
      cells: (row) => ({
        id: row.id,
        template: row.template,
        subject: row.subject,
        recipient: row.recipient,
        person: row.person ?? '',
        language: row.locale,
        state: row.state,
        attempts: row.attempts,
        error: row.error,
        written: row.created_at,
        sent: row.sent_at ?? '',
      }),
    }
  }, [t, format])
  const states = STATES.map((value) => ({ value, label: t(`office.mails.state.${value}`) }))
  const texts = (
    <LinkButton to="/admin/mail-texts" variant="secondary">
      {t('office.mail-texts')}
    </LinkButton>
  )
  return <ListPage list={list} choices={{ state: states }} action={texts} />
}
