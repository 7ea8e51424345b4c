import type { ReactNode } from 'react'
import { Message } from './message.tsx'

/** Nothing here yet, and the next step. */
export function EmptyState(props: { icon: ReactNode; title: string; text?: ReactNode; action?: ReactNode }) {
  const { icon, title, text, action } = props
  return <Message icon={icon} title={title} text={text} actions={action} />
}
