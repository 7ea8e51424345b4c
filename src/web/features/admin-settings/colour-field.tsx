import { type CSSProperties, useState } from 'react'
import { rolesOf } from '#domain/settings/palette.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface ColourFieldProps {
  name: 'colour' | 'highlight'
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** The longest that a colour is written, with room for `hsl(…)`. */
const MAX_COLOUR = 40

/** A colour, typed in any notation or picked, with what becomes of it in light and in dark. */
export function ColourField({ name, label, value, onChange, error }: ColourFieldProps) {
  const t = useTranslate()
  const [text, setText] = useState(value)
  const isColour = COLOUR.test(value)
  const choose = (typed: string) => {
    setText(typed)
    onChange(hexOf(typed))
  }
  return (
    <>
      <TextField
        {...{ label, error }}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_COLOUR}
        value={text}
        onChange={(event) => choose(event.target.value)}
        end={
          <input
            type="color"
            aria-label={t('settings.pick-colour')}
            value={isColour ? value.toLowerCase() : '#000000'}
            onChange={(event) => choose(event.target.value)}
            className="size-9 cursor-pointer rounded-small border border-line bg-raised p-0.5"
          />
        }
      />
      {isColour && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <ColourPreview {...{ name, value }} scheme="light" />
          <ColourPreview {...{ name, value }} scheme="dark" />
        </div>
      )}
    </>
  )
}

/** A colour as `#rrggbb`, by its name or in whatever notation the browser knows; what is none stays as it is. */
function hexOf(typed: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return typed
  // What a canvas does not know leaves the colour that it had.
  const read = ['#000000', '#ffffff'].map((before) => {
    context.fillStyle = before
    context.fillStyle = typed
    return context.fillStyle
  })
  return read[0] === read[1] ? read[0]! : typed
}

function ColourPreview({
  name,
  value,
  scheme,
}: Pick<ColourFieldProps, 'name' | 'value'> & { scheme: 'light' | 'dark' }) {
  const t = useTranslate()
  // Drawn for the default too: what the page itself has is neither of the other scheme nor of another colour.
  const drawn = Object.entries(rolesOf(name, value.toLowerCase()))
  const roles = Object.fromEntries(drawn.map(([role, colour]) => [`--${role}`, colour]))
  return (
    <div
      aria-hidden
      style={
        {
          colorScheme: scheme,
          background: scheme === 'light' ? '#ffffff' : '#16211c',
          ...roles,
        } as CSSProperties
      }
      className="grid justify-items-start gap-2 rounded-control border border-line p-3 text-sm"
    >
      {name === 'colour' ? (
        <>
          <span className="rounded-pill bg-accent px-3 py-1 font-semibold text-on-accent">
            {t('settings.sample')}
          </span>
          <span className="font-semibold text-accent-ink">{t('settings.sample')}</span>
        </>
      ) : (
        <>
          <span className="rounded-pill bg-notice px-3 py-1 font-semibold text-on-notice">
            {t('settings.sample')}
          </span>
          <span className="rounded-small bg-notice-tint px-1 font-semibold text-notice-ink">
            {t('settings.sample')}
          </span>
        </>
      )}
    </div>
  )
}
