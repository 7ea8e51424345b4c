import { Link } from '../../ui/link.tsx'
import { sharePicture } from './share-picture.ts'

interface ItemLinkProps {
  to: string
  className: string
  children: string
}

/** From an item's card to the item: its picture grows into the one there. */
export function ItemLink(props: ItemLinkProps) {
  return (
    <Link
      prefetch="intent"
      viewTransition
      onClick={(event) => sharePicture(event.currentTarget)}
      {...props}
    />
  )
}
