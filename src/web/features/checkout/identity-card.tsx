import BadgeCheck from 'lucide-react/icons/badge-check'
import { type ReactNode, useState } from 'react'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { IdentitySlot } from './summary-page.tsx'

interface IdentityCardProps {
  requiredLevel: number
  identity: (slot: IdentitySlot) => ReactNode
  open: boolean
  onOpen: (open: boolean) => void
}

/** Whether the person has proven enough of who they are, and the way to do it right here. */
export function IdentityCard({ requiredLevel, identity, open, onOpen }: IdentityCardProps) {
  const t = useTranslate()
  const { data } = useIdentity()
  const [done, setDone] = useState(false)
  if (!data) return <Skeleton className="h-12" />
  if (data.level >= requiredLevel)
    return (
      <p
        role={done ? 'status' : undefined}
        className="flex items-center gap-2.5 font-semibold text-accent-ink"
      >
        <BadgeCheck aria-hidden size={22} />
        {t('checkout.identity.verified')}
      </p>
    )
  const pending = Object.values(data.steps).some(({ status }) => status === 'pending')
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {t(requiredLevel > 1 ? 'checkout.identity.why-selfie' : 'checkout.identity.why')}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => onOpen(true)}>
        {t(pending ? 'checkout.identity.see' : 'checkout.identity.prove')}
      </Button>
      <Dialog open={open} onClose={() => onOpen(false)} title={t('checkout.identity.title')}>
        {identity({
          requiredLevel,
          onDone: () => {
            setDone(true)
            onOpen(false)
          },
        })}
      </Dialog>
    </div>
  )
}
