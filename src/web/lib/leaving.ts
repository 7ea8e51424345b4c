let leaving = false

/** Whether somebody is on the way out: guards then let them go instead of asking them to sign in. */
export const isLeaving = () => leaving

/** Runs what signs somebody out and takes them elsewhere. */
export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  leaving = true
  try {
    return await work()
  } finally {
    leaving = false
  }
}
