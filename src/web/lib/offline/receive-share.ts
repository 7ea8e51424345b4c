import { keepDraft, readKeptDraft } from '../kept-draft.ts'

const MAX_PHOTOS = 10
/** `share_target` of the manifest. */
export const SHARE_PATH = '/upload'

/** Keeps photos that another application shared with the site, for the listing that begins with them, and goes there. */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData()
  const shared = form
    .getAll('photos')
    .filter((value): value is File => value instanceof File && value.type.startsWith('image/'))
  const kept = await readKeptDraft()
  const photos = [...(kept?.photos ?? []), ...shared].slice(0, MAX_PHOTOS)
  if (photos.length > 0) await keepDraft({ ...kept, photos })
  // Opened anew: going back does not share once more.
  return Response.redirect(new URL(SHARE_PATH, self.location.origin), 303)
}
