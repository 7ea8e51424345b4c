import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { toast } from '../../lib/toast.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useChangeAvatar } from './use-change-avatar.ts'

const CropDialog = lazyPart(() =>
  import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })),
)

/** The person's picture: choosing, cropping and removing it. */
export function AvatarSection({ name, path }: { name: string; path: string | null }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string>()
  const { change, isPending } = useChangeAvatar(path)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file) setChosen(URL.createObjectURL(file))
  }

  function close() {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }

  async function save(picture: Blob | null) {
    try {
      await change(picture)
      close()
      toast({ title: t(picture ? 'account.avatar.saved' : 'account.avatar.removed'), tone: 'good' })
    } catch (error) {
      toast(errorToast(error, t))
    }
  }

  return (
    <Card as="section" aria-labelledby="avatar-title" className="mt-6 flex flex-wrap items-center gap-5">
      <Avatar name={name} src={avatarAddress(path, 160)} size={88} />
      <div className="min-w-0 grow basis-60">
        <h2 id="avatar-title" className="text-lg">
          {t('account.avatar.title')}
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">{t('account.avatar.hint')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('account.avatar.choose')}
            hidden
            onChange={choose}
          />
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {t('account.avatar.choose')}
          </Button>
          {path && (
            <Button variant="quiet" busy={isPending} onClick={() => void save(null)}>
              {t('account.avatar.remove')}
            </Button>
          )}
        </div>
      </div>
      {chosen && (
        <Suspense>
          <CropDialog
            picture={chosen}
            busy={isPending}
            onClose={close}
            onCropped={(blob) => void save(blob)}
          />
        </Suspense>
      )}
    </Card>
  )
}
