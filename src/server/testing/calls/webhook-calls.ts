import type { Call } from './call.ts'
import type { Cast } from './cast.ts'

/** An endpoint of the owner. */
async function endpoint({ say, people }: Cast): Promise<string> {
  const made = await say<{ id: string }>(people.owner, 'create-webhook', {
    url: 'https://hooks.example.org/lendaround',
    events: ['booking.confirmed'],
  })
  return made.value!.id
}

/** Something that the endpoint was told. */
async function delivery(cast: Cast): Promise<string> {
  const [row] = await cast.rows<{ id: string }>(
    `insert into public.webhook_deliveries (endpoint_id, event, data, next_attempt_at)
     values ($1, 'booking.confirmed', '{}', null) returning id`,
    [await endpoint(cast)],
  )
  return row!.id
}

const withId = async (cast: Cast) => ({ id: await endpoint(cast) })

/** What a person does with an own endpoint of webhooks, which is not there for anybody else, admins included. */
export const WEBHOOK_CALLS: Call[] = [
  {
    name: 'change-webhook',
    by: ['owner'],
    input: async (cast) => ({
      id: await endpoint(cast),
      url: 'https://hooks.example.org/till',
      description: 'Till',
      events: ['booking.returned'],
      isOn: true,
    }),
  },
  { name: 'rotate-webhook-secret', by: ['owner'], input: withId },
  { name: 'test-webhook', by: ['owner'], input: withId },
  {
    name: 'replay-webhook',
    by: ['owner'],
    input: async (cast) => ({ deliveryId: await delivery(cast) }),
  },
  { name: 'delete-webhook', by: ['owner'], input: withId },
]
