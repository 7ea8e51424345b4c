import { classNames } from '../../ui/class-names.ts'

/** The look of a price on the map, or of how many there are at one spot. */
export const pinStyle = (isLit: boolean, kind: 'price' | 'cluster' = 'price'): string =>
  classNames(
    'tabular cursor-pointer font-sans rounded-pill font-bold whitespace-nowrap shadow-float transition-colors',
    kind === 'cluster'
      ? 'grid size-11 place-items-center bg-accent text-base text-on-accent ring-4 ring-accent/25 hover:bg-accent-strong'
      : 'min-h-9 border px-3 text-sm',
    kind === 'price' && isLit && 'z-10 border-accent bg-accent text-on-accent',
    kind === 'price' && !isLit && 'border-line bg-raised text-ink hover:bg-accent hover:text-on-accent',
  )
