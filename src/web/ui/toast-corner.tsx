import CircleCheck from 'lucide-react/icons/circle-check'
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

export interface ShownToast {
  id: number
  title: string
  description?: string
  tone?: 'plain' | 'good' | 'bad'
  action?: { label: string; run(): void }
}

interface ToastCornerProps {
  toasts: readonly ShownToast[]
  label: string
  closeLabel: string
  onDismiss: (id: number) => void
  /** While the pointer or the keyboard is on a message, time stands still. */
  onPause: () => void
  onResume: () => void
}

/**
 * Where short messages appear, above everything else: away from the hand that pressed, which is at the foot of a phone
 * and at the end of a wide screen, where the next button is.
 */
export function ToastCorner({ toasts, label, closeLabel, onDismiss, onPause, onResume }: ToastCornerProps) {
  const ref = useRef<HTMLElement>(null)
  const newest = toasts[0]?.id

  // Each new message lifts the corner above dialogs that opened since.
  useEffect(() => {
    const region = ref.current
    if (!region?.isConnected) return
    if (region.matches(':popover-open')) region.hidePopover()
    if (newest !== undefined) region.showPopover()
  }, [newest])

  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={label}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
      className="pointer-events-none fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none bg-transparent p-4 max-sm:top-[var(--header-height)] max-sm:bottom-auto max-sm:p-3 sm:bottom-[var(--bottom-bar-height)] sm:end-auto sm:w-[400px]"
    >
      <ol className="flex flex-col gap-2 sm:flex-col-reverse">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
        ))}
      </ol>
    </section>
  )
}

interface ToastCardProps {
  toast: ShownToast
  closeLabel: string
  onDismiss: (id: number) => void
}

function ToastCard({
  toast: { id, title, description, tone = 'plain', action },
  closeLabel,
  onDismiss,
}: ToastCardProps) {
  return (
    <li className="pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-raised py-2 ps-4 pe-2 text-ink shadow-float transition-[opacity,translate] starting:translate-y-3 starting:opacity-0">
      <span className="mt-2.5 shrink-0">
        {tone === 'bad' ? (
          <CircleExclamationPoint aria-hidden size={20} className="text-danger" />
        ) : (
          <CircleCheck aria-hidden size={20} className="text-accent-ink" />
        )}
      </span>
      <div className="min-w-0 grow py-2">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
        {action && (
          <button
            type="button"
            className="mt-1 -mb-1 inline-flex min-h-9 pointer-coarse:min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
            onClick={() => {
              action.run()
              onDismiss(id)
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={closeLabel} icon={<X aria-hidden size={18} />} onClick={() => onDismiss(id)} />
    </li>
  )
}
