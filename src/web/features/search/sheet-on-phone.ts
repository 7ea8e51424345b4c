/** What floats beside its button elsewhere stands at the foot of a phone or on its keyboard, where the thumb is. */
export const sheetOnPhone =
  'max-sm:inset-x-3! max-sm:top-auto! max-sm:bottom-[calc(12px+var(--keyboard-height,0px))]! max-sm:max-h-[calc(100dvh-24px-var(--keyboard-height,0px))]! max-sm:w-auto max-sm:max-w-none max-sm:backdrop:bg-shade'
