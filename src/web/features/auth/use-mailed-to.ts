import { useEffect, useState } from 'react'

/** What was mailed; each form asks for its own codes. */
type Mailed = 'sign-in' | 'sign-up' | 'recovery'

const keyOf = (mailed: Mailed) => `mailed-${mailed}`
/** A code is looked for in the next minutes or asked for anew. */
const FOR_MS = 15 * 60_000

/**
 * To which address a code was mailed. A phone drops the page while the mail is looked at: its tab still knows for a
 * quarter of an hour when the page is loaded again.
 */
export function useMailedTo(mailed: Mailed) {
  const [mailedTo, setMailedTo] = useState<string>()
  // The server that drew the page knows nothing of it.
  useEffect(() => setMailedTo(read(keyOf(mailed))), [mailed])
  return {
    mailedTo,
    setMailedTo(email: string | undefined) {
      setMailedTo(email)
      write(keyOf(mailed), email)
    },
    /** The code was taken: the next person in this browser is asked for an address. */
    forget: () => write(keyOf(mailed), undefined),
  }
}

function read(key: string): string | undefined {
  try {
    const { email, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Date.now() - at < FOR_MS ? email : undefined
  } catch {
    // Storage is forbidden, or what stands there is not ours.
    return undefined
  }
}

function write(key: string, email: string | undefined): void {
  try {
    if (email === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ email, at: Date.now() }))
  } catch {
    // Full or forbidden: a reload asks for the address again.
  }
}
