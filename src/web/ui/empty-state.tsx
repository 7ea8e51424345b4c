import type { ReactNode } from 'react'
import { Message } from './message.tsx'

/** Says that there is nothing here yet, and offers the next step. */
export function EmptyState(props: {
  icon: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  as?: 'h1'
}) {
  const { icon, title, text, action, as } = props
  return <Message as={as} icon={icon} title={title} text={text} actions={action} />
}
