/** What floats beside its button elsewhere stands at the foot of a phone, as wide as it, where the thumb is. */
export const sheetOnPhone =
  'max-sm:inset-x-3! max-sm:top-auto! max-sm:bottom-3! max-sm:max-h-[calc(100dvh-24px)]! max-sm:w-auto max-sm:max-w-none max-sm:backdrop:bg-shade'
