import { type Action, permissionRefusal, type Resource } from '#domain/access/permissions.ts'
import { useTranslate } from '../i18n/translation.tsx'
import { errorToast } from './error-toast.ts'
import { useUser } from './session.ts'
import { toast } from './toast.ts'

/** Whether the person may do this, and a function that does it, or tells them that they may not. */
export function usePermission(action: Action, resource: Resource, subjectId?: string) {
  const t = useTranslate()
  const user = useUser()
  const refusal = permissionRefusal(user ?? null, action, resource, subjectId)

  return {
    allowed: refusal === undefined,
    /** Runs `work` where it is allowed, and tells the person where it is not. */
    guard(work: () => void) {
      if (!refusal) return work()
      toast(errorToast(refusal, t))
    },
  }
}
