import type { AttributeFact } from '../../entities/item/attribute-facts.ts'

/** What the lender said of what is asked about things of this kind. */
export function AttributeList({ facts }: { facts: readonly AttributeFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {facts.map(({ key, name, value }) => (
        <div key={key} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 text-end font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
