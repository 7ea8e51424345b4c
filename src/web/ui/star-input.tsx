import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { useTranslate } from '../i18n/translation.tsx'

interface StarInputProps {
  legend: string
  name: string
  /** 0 while nothing is chosen. */
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** One to five stars; arrow keys choose. */
export function StarInput({ legend, name, value, onChange, error }: StarInputProps) {
  const t = useTranslate()
  const [hovered, setHovered] = useState(0)
  return (
    <fieldset onPointerLeave={() => setHovered(0)}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="-ms-1.5 flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            onPointerEnter={() => setHovered(star)}
            className="grid size-12 cursor-pointer place-items-center rounded-pill has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <Star
              aria-hidden
              size={32}
              className={star <= (hovered || value) ? 'fill-notice text-notice' : 'text-line-strong'}
            />
            <span className="sr-only">{t('ui.stars', { count: star })}</span>
          </label>
        ))}
      </div>
      <p role="alert" className="mt-1 text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
