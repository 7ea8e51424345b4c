import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import { classNames } from './class-names.ts'
import { objectPath } from './object-path.ts'
import { thumbHashAverage } from './thumb-hash-average.ts'

const WIDTHS = [320, 640, 960, 1280]

interface ImageProps {
  /** Path in the bucket `images`; without one, the place stays empty. */
  path: string | undefined
  alt: string
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string
  /** Base64 of the thumbhash, for the colour of the place while it loads. */
  thumbHash?: string | null | undefined
  /** The largest picture of the first view: loaded first, and `where-shown` only in windows that show it. */
  priority?: boolean | 'where-shown'
  className?: string
  /** Where the storage is, when it is not here. */
  apiUrl?: string
  /** Elements on top of the picture. */
  children?: ReactNode
}

/** A 4:3 photograph in the width that is needed; its place is there from the start. */
export function Image({
  path,
  alt,
  sizes,
  thumbHash,
  priority,
  className,
  apiUrl = '',
  children,
}: ImageProps) {
  const [failed, setFailed] = useState(false)
  // A picture that failed before hydration fired its event unheard.
  const ref = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setFailed(true)
  }, [])
  const address = path && addressWithoutWidth(path, apiUrl)
  const style: CSSProperties | undefined = thumbHash
    ? { backgroundColor: thumbHashAverage(thumbHash) }
    : undefined
  return (
    <span
      className={classNames('relative block aspect-4/3 overflow-hidden bg-sunken', className)}
      style={style}
    >
      {address && !failed && (
        <img
          ref={ref}
          src={address + 640}
          srcSet={WIDTHS.map((width) => `${address}${width} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          width={640}
          height={480}
          loading={priority === true ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {failed && (
        <span className="absolute inset-0 grid place-items-center p-4 text-center text-sm text-ink-soft">
          {alt}
        </span>
      )}
      {children}
    </span>
  )
}

/** Where the picture is in this width; nowhere for a path that leads out of the bucket. */
export function imageAddress(path: string, width: number, apiUrl = ''): string | undefined {
  const address = addressWithoutWidth(path, apiUrl)
  return address && address + width
}

function addressWithoutWidth(path: string, apiUrl: string): string | undefined {
  const name = objectPath(path)
  return name && `${apiUrl}/storage/v1/render/image/public/images/${name}?width=`
}
