let leaving = false

/** Whether the person is signing out: guards then let them go instead of asking them to sign in. */
export const isLeaving = () => leaving

/** Runs `work`, which signs the person out and takes them elsewhere. */
export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  leaving = true
  try {
    return await work()
  } finally {
    leaving = false
  }
}
