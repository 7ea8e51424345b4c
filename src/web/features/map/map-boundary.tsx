import { Component, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'

interface MapBoundaryProps {
  children: ReactNode
}

/** A map that cannot be drawn, as in a browser without WebGL, says so in its place and leaves the page as it is. */
export class MapBoundary extends Component<MapBoundaryProps, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    return this.state.isMissing ? <MissingMap /> : this.props.children
  }
}

function MissingMap() {
  const t = useTranslate()
  return (
    <p className="absolute inset-0 grid place-content-center justify-items-center p-6 text-center text-ink-soft">
      {t('search.map.missing')}
    </p>
  )
}
