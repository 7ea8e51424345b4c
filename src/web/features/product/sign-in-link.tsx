import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import type { ButtonLook } from '../../ui/button-style.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** To the login, and back here from there. */
export function SignInLink({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <LinkButton to="/login" {...look} onClick={() => rememberRedirect(pathname + search)}>
      {children}
    </LinkButton>
  )
}
