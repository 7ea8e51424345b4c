import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import { useTranslate } from '../../i18n/translation.tsx'
import { iconButtonStyle } from '../../ui/icon-button.tsx'
import { Menu, MenuLink } from '../../ui/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Product } from './product.ts'

/** What hardly anybody needs: reporting the item or its lender. */
export function ProductMore({ product: { id, owner } }: { product: Product }) {
  const t = useTranslate()
  return (
    <Menu
      trigger={(attributes) => (
        <button
          {...attributes}
          type="button"
          title={t('product.more')}
          className={iconButtonStyle('outlined')}
        >
          <Ellipsis aria-hidden size={20} />
          <VisuallyHidden>{t('product.more')}</VisuallyHidden>
        </button>
      )}
    >
      <MenuLink to={`/report/${id}`} icon={<Flag aria-hidden size={18} />}>
        {t('product.report')}
      </MenuLink>
      <MenuLink to={`/report/person/${owner.id}`} icon={<Flag aria-hidden size={18} />}>
        {t('product.lender.report', { name: owner.first_name })}
      </MenuLink>
    </Menu>
  )
}
