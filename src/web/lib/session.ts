import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'
import type { AppUser } from './app-user.ts'
import { clearCachedAnswers } from './clear-cached-answers.ts'
import { isLeaving } from './leaving.ts'
import { loadUser } from './load-user.ts'
import { clearPersonalData } from './personal-keys.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import { needsSecondFactor } from './second-factor.ts'
import { SESSION_KEY, supabase, whenSupabaseExists } from './supabase.ts'
import { readStored } from './use-local-storage.ts'
import { isViewing } from './view-as.ts'

export type SessionState =
  /** `user`: who it was when this browser last knew, whose data can be asked for meanwhile. */
  | { status: 'loading'; user?: AppUser }
  /** `hasEnded`: the person did not sign out, the session is over. */
  | { status: 'signed-out'; error?: unknown; half?: Session; hasEnded?: boolean }
  | { status: 'signed-in'; user: AppUser; session: Session; event: AuthChangeEvent; error?: unknown }

const LOADING: SessionState = { status: 'loading' }
let state: SessionState = LOADING
const listeners = new Set<() => void>()
/** Answers that arrive after a newer event are not ours any more. */
let turn = 0
/** The token that was handled last: the client reports the same session more than once. */
let followed: string | undefined
let started = false
/** Settles when the latest change reported by the auth service has been handled. */
let following: Promise<void> = Promise.resolve()

/** The current session, for code outside components. */
export const currentSession = (): SessionState => state

/** The visitor: loading, then signed in or signed out; one who still owes the second factor (`half`) is not in yet. */
export const useSession = (): SessionState => useSelected((session) => session)

/** Where it stands, for screens that ask no more: they are not drawn again for what they do not show. */
export const useSessionStatus = (): SessionState['status'] => useSelected(({ status }) => status)

export const useIsSignedIn = (): boolean => useSelected(({ status }) => status === 'signed-in')

/** What went wrong with it, if anything did. */
export const useSessionError = (): unknown => useSelected((session) => 'error' in session && session.error)

/** The signed-in person, or undefined; while that is loading, as this browser remembers them. */
export const useUser = (): AppUser | undefined => useSelected(userOf)

const userOf = (session: SessionState) => ('user' in session ? session.user : undefined)

/** Draws the component again only when the selected part changes: a page has many that ask who is here. */
const useSelected = <Part>(select: (session: SessionState) => Part): Part =>
  useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(LOADING),
  )

/** Follows the auth service from now on; without a stored session nothing is loaded for it. */
export function startSession(queryClient: QueryClient): void {
  if (started) return
  started = true
  whenSupabaseExists(({ auth }) => {
    auth.onAuthStateChange((event, session) => {
      if (session && state.status === 'signed-out' && !state.half) change(LOADING)
      // The client holds a lock while it tells us: what asks it again must wait until it is released.
      following = new Promise((resolve) => {
        setTimeout(() => follow(event, session, queryClient).finally(resolve), 0)
      })
    })
  })
  const look = () => {
    if (isViewing || readStored(SESSION_KEY) || bringsSession(window.location)) {
      supabase().catch((cause) =>
        change({ status: 'signed-out', error: new ApiError('SESSION_LOAD', String(cause)) }),
      )
    } else if (state.status === 'loading') change({ status: 'signed-out' })
  }
  window.addEventListener('storage', (event) => event.key === SESSION_KEY && look())
  look()
}

/** Waits until the screens know who is here, after something that signs in or out. */
export const sessionSettled = (): Promise<void> => following

/** Reads the person's row again, after a profile was changed. */
export async function reloadUser(): Promise<void> {
  if (state.status !== 'signed-in') return
  const { session, event } = state
  const client = await supabase()
  await load(() => loadUser(client, session.user), session, event)
}

async function follow(event: AuthChangeEvent, session: Session | null, queryClient: QueryClient) {
  if (!session) {
    // At the start no one is signed in yet, but there may be an address to return to.
    if (event === 'SIGNED_OUT') clearPersonalData()
    followed = undefined
    return leave({ status: 'signed-out', ...(hasEnded(event) && { hasEnded: true }) }, queryClient)
  }
  if (needsSecondFactor(session)) return leave({ status: 'signed-out', half: session }, queryClient)
  // At the start, and whenever the tab is looked at again, the client repeats what it has said.
  const repeats = event === 'SIGNED_IN' || event === 'INITIAL_SESSION'
  if (repeats && followed === session.access_token) return
  followed = session.access_token
  if (state.status === 'signed-in' && state.user.id !== session.user.id) clearCachedAnswers(queryClient)
  const user = state.status === 'loading' ? rememberedUser(session.user.id) : undefined
  if (user) change({ status: 'loading', user })
  const client = await supabase()
  await load(() => loadUser(client, session.user), session, event, queryClient)
}

/** At its start, the client tells of a session that is over before it says that there is none. */
const hasEnded = (event: AuthChangeEvent): boolean =>
  event === 'SIGNED_OUT' ? !isLeaving() : state.status === 'signed-out' && state.hasEnded === true

/** The person has signed out: guarded screens go first, then their cached answers. */
function leave(next: SessionState, queryClient?: QueryClient) {
  turn++
  const wasKnown = userOf(state) !== undefined
  change(next)
  if (wasKnown && queryClient) setTimeout(() => clearCachedAnswers(queryClient), 0)
}

async function load(
  read: () => Promise<AppUser>,
  session: Session,
  event: AuthChangeEvent,
  queryClient?: QueryClient,
) {
  const mine = ++turn
  try {
    const user = await read()
    if (mine !== turn) return
    change({ status: 'signed-in', user: rememberUser(user, userOf(state)), session, event })
  } catch (error) {
    if (mine !== turn) return
    followed = undefined
    // A person who is signed in stays so; after a first look that failed the visitor is signed out.
    if (state.status === 'signed-in' && state.user.id === session.user.id) {
      change({ ...state, session, event, error: new ApiError('USER_REFRESH', String(error)) })
    } else leave({ status: 'signed-out', error: userError(error) }, queryClient)
  }
}

/** The message for a person whose account could not be loaded. */
const userError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError('USER_DATA', String(error))

/** The links of our mails bring tokens along. */
const bringsSession = ({ hash }: Location) => hash.includes('access_token=')

function change(next: SessionState) {
  state = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
