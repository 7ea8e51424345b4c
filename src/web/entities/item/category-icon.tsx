import icons from './category-icons.svg?url'

/** The sign of a category, out of the file that has them all. */
export function CategoryIcon({ icon, size = 20 }: { icon: string; size?: number }) {
  return (
    <svg aria-hidden className="icon" width={size} height={size}>
      <use href={`${icons}#${icon}`} />
    </svg>
  )
}
