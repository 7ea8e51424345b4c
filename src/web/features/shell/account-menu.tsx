import ChevronDown from 'lucide-react/icons/chevron-down'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import type { AppUser } from '../../lib/app-user.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AccountMenuSlot, useAccountMenu } from './account-menu-slot.tsx'

/** The signed-in person's menu in the header. */
export function AccountMenu({ user }: { user: AppUser }) {
  const t = useTranslate()
  useAccountMenu(user)
  const name = user.metadata.name || user.email
  return (
    <Menu
      className="w-72"
      trigger={(attributes) => (
        <button
          {...attributes}
          type="button"
          className="flex min-h-12 max-w-full items-center gap-2 rounded-pill border border-line bg-raised py-1 ps-1 pe-3 transition-colors hover:border-line-strong"
        >
          <Avatar name={name} src={avatarAddress(user.metadata.avatar_url)} size={38} />
          <span aria-hidden className="truncate font-semibold">
            {name.split(' ')[0]}
          </span>
          <VisuallyHidden>{t('shell.account.menu', { name })}</VisuallyHidden>
          <ChevronDown aria-hidden size={16} className="shrink-0" />
        </button>
      )}
    >
      <AccountMenuSlot user={user} />
    </Menu>
  )
}
