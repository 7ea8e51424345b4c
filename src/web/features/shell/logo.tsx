import { brand } from '../../brand.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

const PICTURE = 'w-auto shrink-0 rounded-small object-contain p-0.5'

/** The brand's mark and name, or the operator's logo: the way home. Where the header has to share its width, the mark stands alone. */
export function Logo({ isShort }: { isShort: boolean }) {
  const { icons, logo, name } = brand
  return (
    <Link to="/" className="flex shrink-0 items-center gap-2.5 rounded-control">
      {logo ? (
        <picture>
          {isShort && icons && (
            <source media="(width < 80rem)" srcSet={`${icons}/icon-96.png`} width={1} height={1} />
          )}
          <img
            src={logo.src}
            width={logo.width}
            height={logo.height}
            alt={name}
            style={{ background: logo.plate, height: logo.height }}
            className={classNames(PICTURE, isShort && 'max-sm:max-w-24')}
          />
        </picture>
      ) : (
        <>
          <LogoMark />
          <span
            className={classNames(
              'font-display text-xl font-bold tracking-tight',
              isShort ? 'max-xl:sr-only' : 'max-[24rem]:sr-only lg:max-xl:sr-only',
            )}
          >
            {name}
          </span>
        </>
      )}
    </Link>
  )
}

/** The mark alone: the operator's icon, else the logo, else the product's own. */
export function LogoMark({ size = 34 }: { size?: number }) {
  const { icons, logo } = brand
  if (icons || logo) {
    const [src, background] = icons ? [`${icons}/icon-96.png`] : [logo?.src, logo?.plate]
    return <img src={src} alt="" style={{ background, height: size }} className={PICTURE} />
  }
  return (
    <svg aria-hidden viewBox="0 0 34 34" width={size} height={size} className="shrink-0">
      <rect width="34" height="34" rx="10" fill="var(--accent)" />
      <path
        d="M11 8.5V20a5 5 0 0 0 5 5h8"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="4.2"
        strokeLinecap="round"
      />
      <circle cx="21.5" cy="13" r="4.3" fill="var(--notice)" />
    </svg>
  )
}
