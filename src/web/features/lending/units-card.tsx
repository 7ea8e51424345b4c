import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useRootData } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BrokeDialog } from './broke-dialog.tsx'
import { type ItemUnit, useChangeUnit, useItemUnits } from './use-item-units.ts'

interface UnitsCardProps {
  itemId: string
  title: string
  language: string
}

/** The units of an item: what each is called, whether it can be rented, and labels to print. */
export function UnitsCard({ itemId, title, language }: UnitsCardProps) {
  const t = useTranslate()
  const { data: units, error, refetch } = useItemUnits(itemId)
  const { siteUrl } = useRootData().config
  return (
    <Card as="section" aria-labelledby="units" className="prints-alone grid gap-4">
      <div className="print:hidden">
        <h2 id="units" className="text-xl">
          {t('lending.units.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('lending.units.text')}</p>
      </div>
      {!units && error && (
        <Notice tone="bad">
          <p>{t('lending.units.failed')}</p>
          <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </Notice>
      )}
      {!units && !error && <Skeleton className="h-24" />}
      {units && (
        <>
          <ul className="grid gap-4 print:grid-cols-3">
            {units.map((unit) => (
              <li key={unit.id} className="flex gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0">
                <div className="shrink-0 rounded-control bg-[white] p-1 text-[black]">
                  <QrCode
                    text={`${siteUrl}/product/${itemId}?unit=${encodeURIComponent(unit.label)}`}
                    label={t('lending.units.code', { label: unit.label })}
                    className="size-24"
                  />
                  <p lang={language} className="hidden w-24 text-center text-xs print:block">
                    {title} · {unit.label}
                  </p>
                </div>
                <Unit unit={unit} itemId={itemId} title={title} />
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            className="justify-self-start print:hidden"
            onClick={() => window.print()}
          >
            <Printer aria-hidden size={18} />
            {t('lending.units.print')}
          </Button>
        </>
      )}
    </Card>
  )
}

function Unit({ unit, itemId, title }: { unit: ItemUnit; itemId: string; title: string }) {
  const t = useTranslate()
  const [label, setLabel] = useState(unit.label)
  const [isBroken, setBroken] = useState(false)
  const change = useChangeUnit(unit.id)
  const run = (what: Parameters<typeof change.mutate>[0], done: string) =>
    change.mutate(what, {
      onSuccess: () => void toast({ title: done, tone: 'good' }),
      onError: (error) => void toast(errorToast(error, t)),
    })
  const next = label.trim()
  return (
    <div className="grid min-w-0 grow content-start gap-2 print:hidden">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (next && next !== unit.label) run({ label: next }, t('lending.units.renamed'))
        }}
      >
        <TextField
          label={t('lending.units.label')}
          value={label}
          maxLength={40}
          required
          onChange={(event) => setLabel(event.target.value)}
        />
        {next !== unit.label && (
          <Button type="submit" variant="secondary" busy={change.isPending}>
            {t('lending.units.rename')}
          </Button>
        )}
      </form>
      <p className="flex flex-wrap items-center gap-2">
        {unit.is_active ? (
          <Button variant="quiet" size="small" className="-ms-3.5" onClick={() => setBroken(true)}>
            {t('lending.broke')}
          </Button>
        ) : (
          <>
            <Badge tone="notice">{t('lending.units.resting')}</Badge>
            <Button
              variant="secondary"
              size="small"
              busy={change.isPending}
              onClick={() => run({ isActive: true }, t('lending.units.back', { label: unit.label }))}
            >
              {t('lending.units.works')}
            </Button>
          </>
        )}
      </p>
      {isBroken && <BrokeDialog itemId={itemId} title={title} unit={unit} onClose={() => setBroken(false)} />}
    </div>
  )
}
