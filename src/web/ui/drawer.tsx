import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { DialogFrame, useModal } from './dialog.tsx'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
}

/** A panel from the inline end; on a phone a sheet from below. */
export function Drawer({ open, onClose, title, children, footer }: DrawerProps) {
  const titleId = useId()
  const ref = useModal(open, onClose)
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(
        'm-0 mt-auto max-h-[88dvh] w-full max-w-none flex-col overflow-hidden rounded-t-sheet bg-raised p-0 text-ink shadow-float open:flex',
        'sm:ms-auto sm:mt-0 sm:h-dvh sm:max-h-dvh sm:w-[440px] sm:rounded-none sm:rounded-s-sheet',
        'transition-[opacity,translate] backdrop:bg-shade starting:open:translate-y-6 starting:open:opacity-0',
        'sm:starting:open:translate-x-8 sm:starting:open:translate-y-0 rtl:sm:starting:open:-translate-x-8',
      )}
    >
      {open && <DialogFrame titleId={titleId} {...{ title, onClose, footer, children }} />}
    </dialog>
  )
}
