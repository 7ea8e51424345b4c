import { Button } from './button.tsx'

interface OfferProps {
  text: string
  action: string
  onTake: () => void
}

/** Something better than what was chosen, in one line, and the button that takes it. */
export function Offer({ text, action, onTake }: OfferProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card bg-accent-tint px-4 py-2.5 text-sm text-accent-ink">
      <p>{text}</p>
      <Button variant="secondary" size="small" onClick={onTake}>
        {action}
      </Button>
    </div>
  )
}
