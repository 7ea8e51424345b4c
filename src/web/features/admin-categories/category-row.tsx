import Archive from 'lucide-react/icons/archive'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ListChecks from 'lucide-react/icons/list-checks'
import Merge from 'lucide-react/icons/merge'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Undo2 from 'lucide-react/icons/undo-2'
import type { OfficeCategory } from '#contract/categories.ts'
import { CategoryIcon } from '../../entities/item/category-icon.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, MenuButton } from '../../ui/menu.tsx'
import { useChangeCategories } from './use-office-categories.ts'

export type CategoryAction = 'edit' | 'attributes' | 'merge' | 'retire'

interface CategoryRowProps {
  category: OfficeCategory
  name: string
  /** The ids of all in the same category, in their order. */
  siblings: string[]
  onOpen: (kind: CategoryAction) => void
  /** Another one is to be put into it. */
  onAdd: () => void
}

/** A category in the tree, with what can be done with it. */
export function CategoryRow({ category, name, siblings, onOpen, onAdd }: CategoryRowProps) {
  const { id, parentId, slug, icon, items, published, retiredAt, attributes } = category
  const t = useTranslate()
  const format = useFormat()
  const { arrange } = useChangeCategories()
  const at = siblings.indexOf(id)
  const asked = attributes.filter(({ isRetired }) => !isRetired).length

  function move(by: 1 | -1) {
    if (arrange.isPending) return
    const ids = siblings.with(at, siblings[at + by]!).with(at + by, id)
    arrange.mutate(
      { parentId, ids },
      {
        onSuccess: () => toast({ title: t('categories.moved', { name, place: at + by + 1 }), tone: 'good' }),
        onError: (error) => toast(errorToast(error, t)),
      },
    )
  }

  return (
    <li
      className={classNames(
        'flex items-center gap-3 py-2.5 ps-4 pe-2 sm:pe-3',
        parentId !== null && 'ps-9 sm:ps-14',
      )}
    >
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-control bg-sunken',
          retiredAt !== null && 'text-ink-faint',
        )}
      >
        <CategoryIcon icon={icon} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 leading-snug font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {retiredAt !== null && <Badge>{t('categories.retired')}</Badge>}
        </p>
        <p className="tabular text-sm text-ink-soft">
          {items > 0 ? (
            <Link to={`/admin/items?category=${id}`} className="underline">
              {t('categories.items', { count: items, items: format.number(items) })}
            </Link>
          ) : (
            t('categories.no-items')
          )}
          {items !== published && ` · ${t('categories.published', { published: format.number(published) })}`}
          {asked > 0 && ` · ${t('categories.attribute-count', { count: asked })}`}
          <span className="max-sm:hidden"> · {slug}</span>
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        <IconButton
          label={t('categories.up', { name })}
          icon={<ArrowUp aria-hidden size={18} />}
          disabled={at === 0}
          onClick={() => move(-1)}
          className="max-sm:hidden"
        />
        <IconButton
          label={t('categories.down', { name })}
          icon={<ArrowDown aria-hidden size={18} />}
          disabled={at === siblings.length - 1}
          onClick={() => move(1)}
          className="max-sm:hidden"
        />
        <IconButton
          label={t('categories.edit', { name })}
          icon={<Pencil aria-hidden size={18} />}
          onClick={() => onOpen('edit')}
        />
        <Menu
          trigger={(attributes) => (
            <IconButton
              {...attributes}
              label={t('categories.more', { name })}
              icon={<Ellipsis aria-hidden size={20} />}
            />
          )}
        >
          {at > 0 && (
            <MenuButton icon={<ArrowUp aria-hidden size={18} />} onPress={() => move(-1)}>
              {t('categories.up-short')}
            </MenuButton>
          )}
          {at < siblings.length - 1 && (
            <MenuButton icon={<ArrowDown aria-hidden size={18} />} onPress={() => move(1)}>
              {t('categories.down-short')}
            </MenuButton>
          )}
          {parentId === null && (
            <MenuButton icon={<Plus aria-hidden size={18} />} onPress={onAdd}>
              {t('categories.add-in')}
            </MenuButton>
          )}
          <MenuButton icon={<ListChecks aria-hidden size={18} />} onPress={() => onOpen('attributes')}>
            {t('categories.attributes')}
          </MenuButton>
          <MenuButton icon={<Merge aria-hidden size={18} />} onPress={() => onOpen('merge')}>
            {t('categories.merge')}
          </MenuButton>
          <MenuButton
            icon={retiredAt === null ? <Archive aria-hidden size={18} /> : <Undo2 aria-hidden size={18} />}
            onPress={() => onOpen('retire')}
          >
            {t(retiredAt === null ? 'categories.retire' : 'categories.reopen')}
          </MenuButton>
        </Menu>
      </div>
    </li>
  )
}
