/** What comes after `id` in the queue; from the end it goes back to the start. Nothing where nothing else waits. */
export function nextInQueue(ids: readonly string[], id: string): string | undefined {
  const others = ids.filter((one) => one !== id)
  return ids.slice(ids.indexOf(id) + 1).find((one) => one !== id) ?? others[0]
}
