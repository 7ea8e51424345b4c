import type { Brand } from '#contract/brand.ts'
import { brand } from '../../brand.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

/** The brand's mark and name, or the operator's logo: the way home. Where the header has to share its width, the mark stands alone. */
export function Logo({ isShort }: { isShort: boolean }) {
  const { logo, name } = brand
  return (
    <Link to="/" className="flex shrink-0 items-center gap-2.5 rounded-control">
      {logo ? <LogoPicture {...{ logo, isShort }} /> : <LogoMark />}
      {!logo && (
        <span
          className={classNames(
            'font-display text-xl font-bold tracking-tight',
            isShort ? 'max-xl:sr-only' : 'max-[24rem]:sr-only lg:max-xl:sr-only',
          )}
        >
          {name}
        </span>
      )}
    </Link>
  )
}

/** The mark alone: the operator's icon, else the logo, else the product's own. */
export function LogoMark({ size = 34 }: { size?: number }) {
  const { icons, logo } = brand
  const picture = icons ? { src: `${icons}/icon-96.png` } : logo
  if (picture) return <Picture {...picture} alt="" width={undefined} height={size} />
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

type SiteLogo = NonNullable<Brand['logo']>

function LogoPicture({ logo, isShort }: { logo: SiteLogo; isShort: boolean }) {
  return (
    <picture>
      {isShort && brand.icons && (
        <source media="(width < 80rem)" srcSet={`${brand.icons}/icon-96.png`} width={34} height={34} />
      )}
      <Picture {...logo} alt={brand.name} isShort={isShort} />
    </picture>
  )
}

/** Beneath a picture that pages of the other scheme would hide. */
const PLATES = {
  any: undefined,
  light: 'light-dark(transparent, #ffffff)',
  dark: 'light-dark(#0e1613, transparent)',
}

interface PictureProps extends Partial<Omit<SiteLogo, 'width' | 'height'>> {
  width: number | undefined
  height: number
  alt: string
  isShort?: boolean
}

const Picture = ({ ground = 'any', isShort, alt, ...picture }: PictureProps) => (
  <img
    {...picture}
    alt={alt}
    style={{ background: PLATES[ground], height: picture.height }}
    className={classNames(
      'w-auto shrink-0 rounded-small object-contain',
      ground !== 'any' && 'p-0.5',
      isShort && 'max-sm:max-w-24',
    )}
  />
)
