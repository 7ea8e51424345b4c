import { mayWork } from '#domain/access/office.ts'
import { useUser } from '../lib/session.ts'
import type { Route } from './+types/admin-unknown.ts'
import Layout from './layout.tsx'
import Office, { loader as loadOffice } from './office.tsx'

export const loader = ({ request }: Route.LoaderArgs) => loadOffice({ request })

/** The frame of an address below `/admin` that no other route knows: the office's for its staff, for all others the shop's. */
export default function AdminUnknown({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return user && mayWork(user, 'staff') ? <Office loaderData={loaderData} /> : <Layout />
}
