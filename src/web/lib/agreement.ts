/** Asks the person to agree to new terms, and then says whether they did. */
type Ask = (done: (hasAgreed: boolean) => void) => void

let ask: Ask | undefined

/** What asks on this page; answers how to end that. */
export function askToAgreeBy(asks: Ask): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

/** Whether the person agrees to what is new; not where nobody can be asked. */
export const isAgreed = (): Promise<boolean> => new Promise((done) => (ask ? ask(done) : done(false)))
