import { useTranslate } from '../i18n/translation.tsx'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface ActionDialogProps extends Pick<DialogProps, 'onClose' | 'title' | 'size' | 'children'> {
  open?: boolean
  /** The label of its button. */
  action: string
  /** The button sends this form of the dialog, or does what `onAction` says. */
  form?: string
  onAction?: () => void
  danger?: boolean
  disabled?: boolean
  /** It is under way: the dialog cannot be left meanwhile. */
  busy?: boolean | undefined
  /** The label of the way out, where "Cancel" could be taken for the action. */
  keep?: string
}

/** A dialog with one action; leaving it does nothing. */
export function ActionDialog(props: ActionDialogProps) {
  const { open = true, action, form, onAction, danger, disabled, busy, keep, onClose, ...dialog } = props
  const t = useTranslate()
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={onClose}
      locked={busy === true}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keep ?? t('ui.cancel')}
          </Button>
          <Button
            type={form ? 'submit' : 'button'}
            variant={danger ? 'danger' : 'primary'}
            {...{ form, disabled, busy }}
            onClick={onAction}
          >
            {action}
          </Button>
        </>
      }
    />
  )
}
