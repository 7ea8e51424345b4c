import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'

/** The fields beside a document: each value and, after the first try to send, each error. */
export function useDetails<Details extends Record<string, string>>(empty: Details) {
  const t = useTranslate()
  const [details, setDetails] = useState(empty)

  const change = (name: keyof Details) => ({
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDetails((known) => ({ ...known, [name]: target.value })),
  })
  /** A field that must not stay empty; `key` names its label, and with `-missing` what to say without it. */
  const required = (name: keyof Details, key: string, tried: boolean) => ({
    ...change(name),
    label: t.optional(key) ?? key,
    required: true,
    error: tried && !details[name]?.trim() ? t.optional(`${key}-missing`) : undefined,
  })
  const trimmed = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, value.trim()]),
  ) as Details

  /** Takes over what was read elsewhere; every other field stays. */
  const fill = (read: Partial<Details>) => setDetails((known) => ({ ...known, ...read }))

  return { details, trimmed, change, required, fill }
}
