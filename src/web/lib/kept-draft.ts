import { del, get, set } from 'idb-keyval'

const KEY = 'lend'

/** What somebody entered about an item on this device before it became a draft of theirs: words, and photos. */
export interface KeptDraft<Draft> {
  /** None where only photos were shared with the site. */
  draft?: Draft
  photos: Blob[]
}

/** Without a store in the browser the page itself is all that keeps it. */
export const keepDraft = <Draft>(kept: KeptDraft<Draft>): Promise<void> => set(KEY, kept).catch(() => {})
export const readKeptDraft = <Draft>(): Promise<KeptDraft<Draft> | undefined> =>
  get<KeptDraft<Draft>>(KEY).catch(() => undefined)
export const forgetKeptDraft = (): Promise<void> => del(KEY).catch(() => {})
