import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useMayWork } from '../../lib/use-may-work.ts'
import { StaffSearchDialog } from './staff-search-dialog.tsx'

/** The way to everything in the back office: a button, and ⌘K or Ctrl+K. */
export function StaffSearch() {
  const t = useTranslate()
  const mayWork = useMayWork('accounts')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!mayWork) return
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      // Another dialog is open: what is under way there comes first.
      if (!document.querySelector('dialog:modal')) setOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [mayWork])
  if (!mayWork) return null
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="inline-flex h-11 w-full max-w-md items-center gap-2.5 rounded-pill border border-line bg-raised px-4 text-start text-ink-soft transition-colors hover:border-line-strong"
      >
        <Search aria-hidden size={18} className="shrink-0" />
        <span className="grow truncate">{t('office.search')}</span>
        <kbd className="font-sans text-xs whitespace-nowrap text-ink-faint max-md:hidden">
          {t(isMac() ? 'office.search.keys-mac' : 'office.search.keys')}
        </kbd>
      </button>
      {isOpen && <StaffSearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** People who work here are known in the browser alone, so this is never asked on the server. */
const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.userAgent)
