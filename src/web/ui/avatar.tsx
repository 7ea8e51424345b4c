import { classNames } from './class-names.ts'

const TINTS = ['bg-tint-moss', 'bg-tint-sand', 'bg-tint-sky', 'bg-tint-blush']

interface AvatarProps {
  name: string
  /** Address of the picture; initials on a tint of their own without one. */
  src?: string | null | undefined
  size?: number
  className?: string
}

/** A person's picture. The name stands beside it in words, so the picture has no text of its own. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const shape = classNames('shrink-0 rounded-pill object-cover', className)
  if (src)
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        width={size}
        height={size}
        className={shape}
        style={{ width: size, height: size }}
      />
    )
  return (
    <span
      aria-hidden
      className={classNames('inline-grid place-items-center font-semibold text-ink', tintOf(name), shape)}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...word!][0]!.toLocaleUpperCase()).join('') || '?'
}

const tintOf = (name: string) =>
  TINTS[[...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9_973, 7) % TINTS.length]
