import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface AuthFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onBlur?: (event: FormEvent<HTMLFormElement>) => void
  /** The error, as a sentence. */
  problem: string | undefined
  submitLabel: string
  busy: boolean
  /** The fields. */
  children: ReactNode
  /** Below the button. */
  foot?: ReactNode
}

/** Fields with one button, and above them the error, scrolled into view. */
export function AuthForm({ onSubmit, onBlur, problem, submitLabel, busy, children, foot }: AuthFormProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
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
        <div ref={notice} className="scroll-mt-[calc(var(--header-height)+16px)]">
          <Notice tone="bad" live>
            {problem}
          </Notice>
        </div>
      )}
      {children}
      <Button type="submit" size="large" wide busy={busy}>
        {submitLabel}
      </Button>
      {foot}
    </form>
  )
}
