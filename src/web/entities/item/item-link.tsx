import { Link } from '../../ui/link.tsx'
import { sharePicture } from './share-picture.ts'

interface ItemLinkProps {
  to: string
  className: string
  children: string
}

/** From an item's card to the item: its picture grows into the one there, unless the reader asks for less motion. */
export function ItemLink(props: ItemLinkProps) {
  return (
    <Link
      prefetch="intent"
      viewTransition={!import.meta.env.SSR && matchMedia('(prefers-reduced-motion: no-preference)').matches}
      onClick={(event) => sharePicture(event.currentTarget)}
      {...props}
    />
  )
}
