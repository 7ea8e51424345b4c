import { type ReactNode, useId } from 'react'

/** A filter with its name. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like this
    <div role="group" aria-labelledby={id} className="py-5 first:pt-0">
      <p id={id} className="mb-3 font-semibold">
        {title}
      </p>
      {children}
    </div>
  )
}
