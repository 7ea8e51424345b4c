import { apiUrl, config } from '../../lib/config.ts'
import { VIEW_KEY } from '../../lib/view-as.ts'

interface Viewed {
  access_token: string
  user: { id: string; user_metadata: { name?: string; view_ends_at: string } }
}

/** Whom this tab shows the site as, and until when; undefined once that is over. */
export function viewedPerson() {
  const text = sessionStorage.getItem(VIEW_KEY)
  if (!text) return
  const { access_token: key, user } = JSON.parse(text) as Viewed
  return { key, id: user.id, name: user.user_metadata.name, endsAt: user.user_metadata.view_ends_at }
}

/** Ends it on the server and in this tab, and leads back to the person in the back office. */
export async function endView(): Promise<void> {
  const viewed = viewedPerson()
  sessionStorage.removeItem(VIEW_KEY)
  if (viewed) {
    // As a visitor: the key opens nothing but what it reads, and the admin may be signed out by now.
    await fetch(`${apiUrl()}/functions/v1/end-person-view`, {
      method: 'POST',
      headers: { apikey: config().publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ key: viewed.key }),
      keepalive: true,
    }).catch(() => {})
  }
  window.location.assign(viewed ? `/admin/users/${viewed.id}` : '/admin')
}
