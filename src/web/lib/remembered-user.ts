import type { AppUser } from './app-user.ts'
import { USER_KEY } from './personal-keys.ts'
import { readStored, writeStored } from './use-local-storage.ts'

/** The person as this browser last knew them, so that a page need not wait for them before it asks for its data. */
export function rememberedUser(id: string): AppUser | undefined {
  const stored = readStored(USER_KEY) as Partial<AppUser> | undefined
  // A version before or after this one may have written something else.
  const isReadable = stored?.id === id && stored.roles && stored.duties && stored.metadata
  return isReadable ? (stored as AppUser) : undefined
}

/** Keeps the person for the next visit, and answers with the `known` one where nothing has changed, so that nothing is drawn again. */
export function rememberUser(user: AppUser, known: AppUser | undefined): AppUser {
  writeStored(USER_KEY, user)
  return JSON.stringify(user) === JSON.stringify(known) ? known! : user
}
