import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/root-data.ts'

const INDICATOR_MS = 2_000

/** Copies this page's address with the language in it; `copied` is true for two seconds. */
export function useCopyLink(): { copied: boolean; copy(): Promise<void> } {
  const language = useLanguage()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    const address = new URL(window.location.href)
    address.searchParams.set('lang', language)
    if (!(await write(address.href))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), INDICATOR_MS)
  }
  return { copied, copy }
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No clipboard on plain http or without permission: the address can still be copied by hand.
    return window.prompt('', text) !== null
  }
}
