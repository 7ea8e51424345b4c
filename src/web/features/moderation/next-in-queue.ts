/** The entry after `id` in the queue, which starts over at its end; undefined if there is no other. */
export function nextInQueue(ids: readonly string[], id: string): string | undefined {
  const others = ids.filter((one) => one !== id)
  return ids.slice(ids.indexOf(id) + 1).find((one) => one !== id) ?? others[0]
}
