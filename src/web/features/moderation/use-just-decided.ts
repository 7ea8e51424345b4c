import { useState } from 'react'

/**
 * The outcome of the decision that was just made on this case, in a sentence. It stays in the place of the buttons until
 * the moderator goes on: nobody decides on the next case by a second press.
 */
export function useJustDecided(id: string) {
  const [decided, setDecided] = useState<{ id: string; text: string }>()
  return {
    outcome: decided?.id === id ? decided.text : undefined,
    onDecided: (text: string) => setDecided({ id, text }),
  }
}
