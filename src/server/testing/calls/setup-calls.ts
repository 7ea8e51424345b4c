import type { Call } from './call.ts'
import type { Cast } from './cast.ts'
import { refusedToOthers } from './refused-to-others.ts'

const refused = refusedToOthers('UNAUTHORIZED', 'admin')

/** What admins do to get a site ready. */
export const SETUP_CALLS: Call[] = [
  { name: 'load-processing', by: ['admin'], input: async () => ({}), refused },
  { name: 'load-setup', by: ['admin'], input: async () => ({}), refused },
  { name: 'finish-setup-step', by: ['admin'], input: async () => ({ step: 'fee', isDone: true }), refused },
  // It exists in demo mode alone.
  {
    name: 'reset-demo',
    by: ['admin'],
    input: async () => ({ country: 'CH' }),
    refused,
    done: { status: 404, code: 'NOT_FOUND' },
  },
  { name: 'send-test-mail', by: ['admin'], input: async () => ({}), refused },
  {
    name: 'confirm-test-mail',
    by: ['admin'],
    async input({ say, user, rows }: Cast) {
      await say(await user({ roles: ['admin'] }), 'send-test-mail', {})
      const [mail] = await rows<{ code: string }>(`select code from public.setup_steps where step = 'mail'`)
      return { code: mail!.code }
    },
    refused,
  },
]
