import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../i18n/translation.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { keepPlace } from './keep-place.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot, which stays in sight. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Something is under way that must not be left by a stray click or Escape. */
  locked?: boolean
}

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' }

/** A modal dialog: a sheet from below on a phone, a card elsewhere. */
export function Dialog({ open, onClose, title, children, footer, size = 'medium', locked }: DialogProps) {
  const titleId = useId()
  const ref = useModal(open, onClose, locked)
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(
        // It looks the same wherever it is opened: beside a large sum, at the end of a line.
        'text-start font-sans text-base font-normal',
        'm-0 mt-auto max-h-[92dvh] w-full max-w-none flex-col overflow-hidden rounded-t-sheet bg-raised p-0 text-ink shadow-float open:flex',
        'sm:m-auto sm:max-h-[86dvh] sm:rounded-sheet',
        'transition-[opacity,translate] backdrop:bg-shade starting:open:translate-y-6 starting:open:opacity-0',
        SIZES[size],
      )}
    >
      {open && <DialogFrame titleId={titleId} {...{ title, onClose, locked, footer, children }} />}
    </dialog>
  )
}

interface FrameProps extends Pick<DialogProps, 'title' | 'onClose' | 'locked' | 'footer' | 'children'> {
  titleId: string
}

/** The title with a close button, the content, and the actions. */
export function DialogFrame({ titleId, title, onClose, locked, footer, children }: FrameProps) {
  const t = useTranslate()
  return (
    <>
      <div className="flex min-h-17 shrink-0 items-center justify-between gap-4 border-b border-line py-3 ps-6 pe-3">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {!locked && <IconButton label={t('ui.close')} icon={<X aria-hidden size={20} />} onClick={onClose} />}
      </div>
      <div className="scroll-cue relative grow overflow-y-auto overscroll-contain p-6">{children}</div>
      {footer && (
        <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </>
  )
}

/**
 * Ties a native dialog to `open`; focus goes in, stays in, and comes back, by the browser's own means, and to the part of
 * the page where it was opened if the button is gone.
 */
export function useModal(open: boolean, onClose: () => void, locked = false) {
  const ref = useRef<HTMLDialogElement>(null)
  const returnToPlace = useRef<() => void>(undefined)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      returnToPlace.current = keepPlace()
      dialog.showModal()
      // The browser would focus the first button, which closes it; `data-autofocus` goes first.
      ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus()
    }
    if (!open && dialog.open) {
      dialog.close()
      returnToPlace.current?.()
    }
  }, [open])

  // Taken away while it is open, it is closed before: only so the focus goes back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (!dialog?.open) return
      dialog.close()
      returnToPlace.current?.()
    }
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      if (!locked) onClose()
    }
    const onPress = (event: MouseEvent) => {
      if (event.target === dialog && !locked && isOutside(event, dialog)) onClose()
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('mousedown', onPress)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('mousedown', onPress)
    }
  }, [onClose, locked])
  return ref
}

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLElement) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
