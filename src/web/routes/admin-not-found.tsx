import { data } from 'react-router'
import { mayWork } from '#domain/access/office.ts'
import { MissingDetail } from '../entities/office/missing-detail.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { useUser } from '../lib/session.ts'

export const loader = () => data(null, { status: 404 })

/** Nothing is at this address below `/admin`. */
export default function AdminNotFound() {
  const user = useUser()
  return user && mayWork(user, 'staff') ? <MissingDetail kind="address" /> : <NotFoundPage />
}
