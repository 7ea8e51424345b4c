import { mayWork, type OfficePart } from '#domain/access/office.ts'
import { useUser } from './session.ts'

/** Whether a part of the back office is open to who is signed in. */
export function useMayWork(part: OfficePart): boolean {
  const user = useUser()
  return user !== undefined && mayWork(user, part)
}
