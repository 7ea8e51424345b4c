import { useMutation, useQueryClient } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash'
import Wrench from 'lucide-react/icons/wrench'
import { useState } from 'react'
import type { MyListing } from '#contract/my-listings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { iconButtonStyle } from '../../ui/icon-button.tsx'
import { Menu, MenuButton } from '../../ui/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BrokeDialog } from './broke-dialog.tsx'
import { duplicateListing } from './duplicate-listing.ts'

type Asked = 'broke' | 'retire' | 'delete'

/** What one does with a listing now and then: copying it, stopping it because it broke, and parting with it. */
export function ListingMore({ listing, title }: { listing: MyListing; title: string }) {
  const t = useTranslate()
  const user = useUser()
  const { id, status, is_retired, booking_count } = listing
  const [asked, setAsked] = useState<Asked>()
  const duplicate = useAct(async () => void (await duplicateListing(user!.id, id)))
  const retire = useAct(() => callFunction('retire-item', { itemId: id }))
  const remove = useAct(() => callFunction('delete-item', { itemId: id }))
  const close = () => setAsked(undefined)
  const run = (act: typeof retire, done?: string) =>
    act.mutate(undefined, {
      onSuccess: () => {
        close()
        if (done) void toast({ title: done, tone: 'good' })
      },
      onError: (error) => void toast(errorToast(error, t)),
    })
  const isDraft = status === 'draft'
  return (
    <>
      <Menu
        align="end"
        trigger={(attributes) => (
          <button
            {...attributes}
            type="button"
            title={t('lending.more', { title })}
            aria-busy={duplicate.isPending || undefined}
            className={iconButtonStyle()}
          >
            <Ellipsis aria-hidden size={20} />
            <VisuallyHidden>{t('lending.more', { title })}</VisuallyHidden>
          </button>
        )}
      >
        <MenuButton
          icon={<Copy aria-hidden size={18} />}
          onPress={() => !duplicate.isPending && run(duplicate, t('lending.duplicated', { title }))}
        >
          {t('lending.duplicate')}
        </MenuButton>
        {!isDraft && !is_retired && (
          <>
            <MenuButton icon={<Wrench aria-hidden size={18} />} onPress={() => setAsked('broke')}>
              {t('lending.broke')}
            </MenuButton>
            <MenuButton icon={<Archive aria-hidden size={18} />} onPress={() => setAsked('retire')}>
              {t('lending.retire')}
            </MenuButton>
          </>
        )}
        {status === 'paused' && booking_count === 0 && (
          <MenuButton icon={<Trash aria-hidden size={18} />} onPress={() => setAsked('delete')}>
            {t('lending.delete.item')}
          </MenuButton>
        )}
      </Menu>
      {asked === 'broke' && <BrokeDialog itemId={id} title={title} onClose={close} />}
      {asked === 'retire' && (
        <ActionDialog
          onClose={close}
          size="small"
          title={t('lending.retire.title', { title })}
          action={t('lending.retire')}
          busy={retire.isPending}
          onAction={() => run(retire, t('lending.retired', { title }))}
        >
          <p>{t('lending.retire.text')}</p>
        </ActionDialog>
      )}
      {asked === 'delete' && (
        <ActionDialog
          onClose={close}
          size="small"
          danger
          title={t('lending.delete.title')}
          action={t('lending.delete.confirm')}
          busy={remove.isPending}
          onAction={() => run(remove)}
        >
          <p>{t('lending.delete.item-text', { title })}</p>
        </ActionDialog>
      )}
    </>
  )
}

function useAct(act: () => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-listings'] }),
  })
}
