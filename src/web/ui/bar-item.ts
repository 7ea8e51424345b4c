/** One place of the phone's bottom bar: a picture above a short word. */
export const barItemStyle =
  'relative flex size-full flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium text-ink-soft ' +
  'aria-[current]:text-accent-ink aria-[current]:font-semibold'
