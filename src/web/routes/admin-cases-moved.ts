import { redirect } from 'react-router'
import type { Route } from './+types/admin-cases-moved.ts'

const ABOUT: Record<string, string> = {
  reports: 'item',
  conduct: 'person',
  reviews: 'review',
  wishes: 'wish',
}

/** Addresses of the four queues of release 1.0 and of their cases, which mails and bookmarks still have. */
export function loader({ request, params: { id } }: Route.LoaderArgs) {
  const [, queue = ''] = /\/admin\/(\w+)/.exec(new URL(request.url).pathname) ?? []
  return redirect(id ? `/admin/cases/${id}` : `/admin/cases?about=${ABOUT[queue]}`, 301)
}
