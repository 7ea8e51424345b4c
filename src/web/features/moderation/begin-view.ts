import type { PersonView } from '#contract/person-view.ts'
import { callFunction } from '../../lib/call-function.ts'
import { VIEW_KEY } from '../../lib/view-as.ts'

/** The official client takes a session for over so many seconds before its end. */
const CLIENT_MARGIN = 90

/** Shows the site in this tab as a person sees it, beginning with a new page. */
export async function beginView(personId: string, reason: string): Promise<void> {
  const { key, person, endsAt } = await callFunction<PersonView>('view-person', { personId, reason })
  const ends = Math.floor(Date.parse(endsAt) / 1000)
  const session = {
    access_token: key,
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: ends - Math.floor(Date.now() / 1000),
    expires_at: ends + CLIENT_MARGIN,
    user: {
      id: person.id,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: {},
      user_metadata: { name: person.name, view_ends_at: endsAt },
      created_at: endsAt,
    },
  }
  sessionStorage.setItem(VIEW_KEY, JSON.stringify(session))
  window.location.assign('/dashboard')
}
