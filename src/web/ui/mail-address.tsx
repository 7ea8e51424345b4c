import { Fragment } from 'react'

/** The longest part that stands in one line of a phone. */
const MAX_PART = 20

/** A mail address that goes on in the next line before its at sign or a dot, and elsewhere only where a part is too long. */
export function MailAddress({ address }: { address: string }) {
  const parts = address.split(/(?=[@.])/)
  return (
    <span className={parts.some(({ length }) => length > MAX_PART) ? 'wrap-anywhere' : undefined}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
