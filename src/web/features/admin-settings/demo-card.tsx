import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DEMO_COUNTRIES, type DemoCountry, type ResetDemo } from '#contract/demo.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { whileLeaving } from '../../lib/leaving.ts'
import { supabase } from '../../lib/supabase.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { optionName } from './option-names.ts'

/** Begins a demo anew, after it was said what that deletes. */
export function DemoCard() {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" aria-labelledby="demo" className="mt-8">
      <h2 id="demo" className="text-xl">
        {t('settings.demo.title')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-ink-soft">{t('settings.demo.text')}</p>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        {t('settings.demo.open')}
      </Button>
      {isAsking && <DemoDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}

function DemoDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [country, setCountry] = useState<DemoCountry | ''>('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callFunction<ResetDemo>('reset-demo', { country: country || null }),
    async onSuccess() {
      const { auth } = await supabase()
      // The session is gone, and what this page has loaded is of another world.
      await whileLeaving(async () => {
        await auth.signOut({ scope: 'local' })
        window.location.assign('/')
      })
    },
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('settings.demo.ask')}
      action={t('settings.demo.confirm')}
      danger
      busy={isPending}
      onAction={() => mutate()}
    >
      <div className="grid gap-4">
        <p>{t('settings.demo.follows')}</p>
        <Select
          label={t('settings.demo.country')}
          value={country}
          disabled={isPending}
          onChange={({ target }) => setCountry(target.value as DemoCountry | '')}
          options={[
            { value: '', label: t('settings.demo.everywhere') },
            ...DEMO_COUNTRIES.map((value) => ({ value, label: optionName(value, t.language) })),
          ]}
        />
        <div role="status">{isPending && <Notice tone="notice">{t('settings.demo.under-way')}</Notice>}</div>
        {error && (
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}
