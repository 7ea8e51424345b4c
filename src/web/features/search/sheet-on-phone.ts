/** Moves a popover to the foot of a phone's screen or onto its keyboard, within reach of the thumb. */
export const sheetOnPhone =
  'max-sm:inset-x-3! max-sm:top-auto! max-sm:bottom-[calc(12px+var(--keyboard-height,0px))]! max-sm:max-h-[calc(100dvh-24px-var(--keyboard-height,0px))]! max-sm:w-auto max-sm:max-w-none max-sm:backdrop:bg-shade'
