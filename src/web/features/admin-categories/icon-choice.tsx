import { CATEGORY_ICONS } from '#domain/category/category-icons.ts'
import { CategoryIcon } from '../../entities/item/category-icon.tsx'
import { useTranslate } from '../../i18n/translation.tsx'

/** One of all signs. */
export function IconChoice({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('categories.icon')}</legend>
      <div className="relative grid max-h-48 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto rounded-control border border-line p-2">
        {CATEGORY_ICONS.map((icon) => (
          <label
            key={icon}
            title={icon}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-sunken has-checked:bg-accent-tint has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              className="fills-label"
              name="icon"
              aria-label={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <CategoryIcon icon={icon} size={22} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
