import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface AuthFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onBlur?: (event: FormEvent<HTMLFormElement>) => void
  /** What went wrong, in a sentence. */
  problem: string | undefined
  submitLabel: string
  busy: boolean
  /** The fields. */
  children: ReactNode
  /** Below the button. */
  foot?: ReactNode
}

/** Fields with one button, and above them what went wrong. */
export function AuthForm({ onSubmit, onBlur, problem, submitLabel, busy, children, foot }: AuthFormProps) {
  return (
    <form
      // Without scripts, the password must not end up in an address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit(event)
      }}
      onBlur={onBlur}
      noValidate
      className="grid gap-5"
    >
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {children}
      <Button type="submit" size="large" wide busy={busy}>
        {submitLabel}
      </Button>
      {foot}
    </form>
  )
}
