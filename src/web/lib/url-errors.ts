import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../i18n/translation.tsx'
import { toast } from './toast.ts'

const PARAMETERS = ['error', 'error_code', 'error_description', 'sb']
const QUIET_PAGES = new Set(['/login', '/register', '/auth/login', '/auth/register'])

/** Reacts to `error=…` in the address (specification, section 4) and takes it out of the address. */
export function useUrlErrors(): void {
  const t = useTranslate()
  const location = useLocation()
  const navigate = useNavigate()
  const handled = useRef('')

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const hash = new URLSearchParams(location.hash.slice(1))
    const error = query.get('error') ?? hash.get('error')
    if (!error || handled.current === location.key) return
    handled.current = location.key

    for (const name of PARAMETERS) {
      query.delete(name)
      hash.delete(name)
    }
    if (error === 'unauthorized') {
      toast({
        title: t('errors.url.unauthorized'),
        description: t('errors.url.unauthorized-text'),
        tone: 'bad',
      })
    } else if (error !== 'invalid_grant' && !QUIET_PAGES.has(location.pathname)) {
      toast({ title: t('errors.url.other'), description: t('errors.url.other-text'), tone: 'bad' })
    }
    const search = error === 'unauthorized' ? '' : query.toString()
    const pathname = error === 'unauthorized' ? '/login' : location.pathname
    void navigate({ pathname, search, hash: hash.toString() }, { replace: true })
  }, [location, navigate, t])
}
