import { randomUUID } from 'node:crypto'
import type { Call } from './call.ts'
import { refusedToOthers } from './refused-to-others.ts'

const refused = refusedToOthers('UNAUTHORIZED', 'admin')

/** What admins alone do: the state of the site, its settings, what it says, and how people sign in. */
export const ADMIN_CALLS: Call[] = [
  ...['list-failures', 'retry-failures', 'load-health'].map(
    (name): Call => ({
      name,
      by: ['admin'],
      input: async () => ({ kind: 'tasks' }),
      refused,
    }),
  ),
  {
    name: 'resend-mails',
    by: ['admin', 'support'],
    input: async () => ({ ids: [randomUUID()] }),
    refused,
  },
  ...['view-mail', 'resend-mail'].map(
    (name): Call => ({
      name,
      by: ['admin', 'support'],
      async input({ rows }) {
        const [mail] = await rows<{ id: string }>(
          `insert into public.outbox (recipient, template, data, html, sent_at)
           values ('anna@example.org', 'account-exists', '{"url": "/login"}', '<p>Hello</p>', now()) returning id`,
        )
        return { id: mail!.id }
      },
      refused,
    }),
  ),
  {
    name: 'change-setting',
    by: ['admin'],
    input: async () => ({ name: 'minPayoutCents', value: 2_500, version: 0, reason: 'Agreed' }),
    refused,
  },
  {
    name: 'load-settings',
    by: ['admin'],
    input: async () => ({}),
    refused,
  },
  {
    name: 'withdraw-setting',
    by: ['admin'],
    async input({ rows }) {
      const [change] = await rows<{ id: number }>(
        `insert into public.setting_changes (name, version, value, effective_from, reason)
         values ('reviewDays', 1, '10', now() + interval '1 year', 'Agreed') returning id`,
      )
      return { id: change!.id }
    },
    refused,
  },
  {
    name: 'publish-page',
    by: ['admin', 'content'],
    input: async () => ({ slug: 'terms', texts: {}, version: 0, reason: 'Agreed' }),
    refused,
  },
  {
    name: 'save-announcement',
    by: ['admin', 'content'],
    input: async () => ({ audience: 'staff', texts: { en: { text: 'Hello' } }, isDismissible: true }),
    refused,
  },
  {
    name: 'save-mail',
    by: ['admin', 'content'],
    input: async () => ({
      template: 'magic-link',
      language: 'en',
      texts: { 'account-mails.code.subject': '{{code}}' },
      last: 0,
      reason: 'Agreed',
    }),
    refused,
  },
  {
    name: 'list-mail-texts',
    by: ['admin', 'content'],
    input: async () => ({ language: 'en' }),
    refused,
  },
  ...['load-mail', 'preview-mail', 'send-mail-preview'].map(
    (name): Call => ({
      name,
      by: ['admin', 'content'],
      input: async () => ({ template: 'magic-link', language: 'en' }),
      refused,
    }),
  ),
  {
    name: 'load-announcements',
    by: ['admin', 'content'],
    input: async () => ({}),
    refused,
  },
  {
    name: 'load-team-announcements',
    by: ['admin', 'moderator', 'support', 'finance', 'content'],
    input: async () => ({}),
    refused,
  },
  {
    name: 'load-pages',
    by: ['admin', 'content'],
    input: async () => ({}),
    refused,
  },
  {
    name: 'preview-page',
    by: ['admin', 'content'],
    input: async () => ({ body: '## Hello' }),
    refused,
  },
  ...['load-page-version', 'withdraw-page'].map(
    (name): Call => ({
      name,
      by: ['admin', 'content'],
      async input({ rows }) {
        const [page] = await rows<{ id: number }>(
          `insert into public.page_versions (slug, version, effective_from, reason)
           values ('our-story', (select count(*) + 1 from public.page_versions), now() + interval '1 year', 'Agreed')
           returning id`,
        )
        return { id: page!.id }
      },
      refused,
    }),
  ),
  {
    name: 'change-duties',
    by: ['admin'],
    input: async ({ people }) => ({ userId: people.past.id, give: ['content'], reason: 'Joined' }),
    refused,
  },
  {
    name: 'change-roles',
    by: ['admin'],
    input: async ({ owner }) => ({ userId: owner.id, give: ['affiliate'] }),
    refused,
  },
  {
    name: 'end-person-sessions',
    by: ['admin'],
    input: async ({ owner }) => ({
      personId: owner.id,
      sessionId: crypto.randomUUID(),
      reason: 'Lost telephone',
    }),
    refused,
  },
  {
    name: 'view-person',
    by: ['admin'],
    input: async ({ owner }) => ({ personId: owner.id, reason: 'Cannot find the booking' }),
    refused,
  },
  {
    name: 'reset-second-factor',
    by: ['admin'],
    input: async ({ people }) => ({ personId: people.past.id, reason: 'Lost telephone' }),
    refused,
    done: { status: 409, code: 'NO_SECOND_FACTOR' },
  },
]
