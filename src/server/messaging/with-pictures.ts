import type { Context } from '#backend/functions/use-case.ts'
import { signToken } from '#backend/storage/signed/signed-token.ts'
import type { MessageText, ReadMessage } from '#contract/messaging.ts'

/** Seconds for which the addresses of pictures work. */
const PICTURE_SECONDS = 600

/** Messages with addresses of their pictures, for who may not read them as one of the two people. */
export const withPictures = (
  deps: Context['deps'],
  messages: readonly MessageText[],
): Promise<ReadMessage[]> =>
  Promise.all(
    messages.map(async (message) => ({
      ...message,
      pictureAddresses: await Promise.all(message.pictures.map((name) => addressOf(deps, name))),
    })),
  )

async function addressOf(deps: Context['deps'], name: string): Promise<string> {
  const token = await signToken(deps, { scope: 'download' }, { bucketId: 'messages', name }, PICTURE_SECONDS)
  return `/object/sign/messages/${name.split('/').map(encodeURIComponent).join('/')}?token=${token}`
}
