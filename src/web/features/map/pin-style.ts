import { classNames } from '../../ui/class-names.ts'

/** The look of a price on the map, or of how many there are around one spot and from which price. */
export const pinStyle = (isLit: boolean, kind: 'price' | 'cluster' = 'price'): string =>
  classNames(
    'tabular cursor-pointer font-sans rounded-pill font-bold whitespace-nowrap shadow-float transition-colors',
    kind === 'cluster'
      ? 'grid min-h-11 min-w-11 place-content-center bg-accent px-2.5 text-base leading-none text-on-accent ring-4 ring-accent/25 hover:bg-accent-strong'
      : 'min-h-9 border px-3 text-sm',
    kind === 'price' && isLit && 'z-10 border-accent bg-accent text-on-accent',
    kind === 'price' && !isLit && 'border-line bg-raised text-ink hover:bg-accent hover:text-on-accent',
  )
