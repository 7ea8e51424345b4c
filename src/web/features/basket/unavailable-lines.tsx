import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const UnavailableDialog = lazyPart(async () => ({
  default: (await import('./unavailable-dialog.tsx')).UnavailableDialog,
}))

/** The dialog about lines that are not available, loaded once there are some. */
export const UnavailableLines = (props: ComponentProps<typeof UnavailableDialog>) =>
  props.items.length > 0 && (
    <Suspense>
      <UnavailableDialog {...props} />
    </Suspense>
  )
