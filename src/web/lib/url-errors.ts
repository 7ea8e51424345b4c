import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../i18n/translation.tsx'
import { toast } from './toast.ts'

const PARAMETERS = ['error', 'error_code', 'error_description', 'sb']
const QUIET_PAGES = new Set(['/login', '/register', '/auth/provider', '/auth/login', '/auth/register'])

interface Place {
  pathname: string
  search: string
  hash: string
}

/** Reads `error=…` from an address: the message, and the address without it; undefined if there is none. */
export function readUrlError(at: Place): { say?: 'unauthorized' | 'other'; goTo: Place } | undefined {
  const query = new URLSearchParams(at.search)
  const hash = new URLSearchParams(at.hash.slice(1))
  const error = query.get('error') ?? hash.get('error')
  if (!error) return
  if (error === 'unauthorized') {
    return { say: 'unauthorized', goTo: { pathname: '/login', search: '', hash: '' } }
  }
  for (const name of PARAMETERS) {
    query.delete(name)
    hash.delete(name)
  }
  const goTo = { pathname: at.pathname, search: query.toString(), hash: hash.toString() }
  const quiet = error === 'invalid_grant' || QUIET_PAGES.has(at.pathname)
  return quiet ? { goTo } : { say: 'other', goTo }
}

/** Reacts to `error=…` in the address and takes it out of the address. */
export function useUrlErrors(): void {
  const t = useTranslate()
  const location = useLocation()
  const navigate = useNavigate()
  const handled = useRef('')

  useEffect(() => {
    const found = readUrlError(location)
    if (!found || handled.current === location.key) return
    handled.current = location.key
    const { say, goTo } = found
    if (say) {
      toast({ title: t(`errors.url.${say}`), description: t(`errors.url.${say}-text`), tone: 'bad' })
    }
    void navigate(goTo, { replace: true })
  }, [location, navigate, t])
}
