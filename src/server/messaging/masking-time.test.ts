import { expect, it } from 'vitest'
import { maskContacts } from '#domain/messaging/mask-contacts.ts'
import { MAX_MESSAGE_LENGTH } from '#domain/messaging/message.ts'

it.each(['1 ', 'a.', 'a@', 'a at ', 'one ', '1.1.', 'a-', 'http://', '٣', 'a (at) b dot '])(
  'hides contacts in a text of the greatest length in a moment: %s',
  (part) => {
    const text = part.repeat(MAX_MESSAGE_LENGTH / part.length)
    const before = process.threadCpuUsage().user
    maskContacts(text)
    expect(process.threadCpuUsage().user - before).toBeLessThan(300_000)
  },
)
