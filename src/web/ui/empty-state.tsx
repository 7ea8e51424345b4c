import type { ReactNode } from 'react'
import { type Drawing, Message } from './message.tsx'

/** Says that there is nothing here yet, and offers the next step. */
export function EmptyState(props: {
  icon?: ReactNode
  drawing?: Drawing
  title: string
  text?: ReactNode
  action?: ReactNode
  as?: 'h1'
}) {
  const { icon, drawing, title, text, action, as } = props
  return <Message as={as} icon={icon} drawing={drawing} title={title} text={text} actions={action} />
}
