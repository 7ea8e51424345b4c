import { memo, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'

interface LatePartProps {
  fallback: ReactNode
  children: ReactNode
}

/**
 * As `Suspense`, around a `lazyPart` that the server draws. Until its code is here the part stays as it is: React would
 * throw away what the server has drawn, and what the visitor does in it, as soon as it gets other properties.
 */
export function LatePart(props: LatePartProps) {
  const [first] = useState(props)
  const [isHere, setHere] = useState(false)
  const { fallback, children } = isHere ? props : first
  return (
    <Part fallback={fallback} onHere={setHere}>
      {children}
    </Part>
  )
}

const Part = memo(function Part({
  fallback,
  children,
  onHere,
}: LatePartProps & { onHere: (is: true) => void }) {
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival onHere={onHere} />
    </Suspense>
  )
})

/** Tells, before anything is drawn, that everything beside it is here. */
function Arrival({ onHere }: { onHere: (is: true) => void }) {
  useLayoutEffect(() => onHere(true), [onHere])
  return null
}
