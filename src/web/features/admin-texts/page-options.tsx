import { MAX_PAGE_REASON } from '#contract/pages.ts'
import { FOOTER_COLUMNS, type FooterColumn } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Options } from './page-form.tsx'

interface PageOptionsProps {
  options: Options
  isNew: boolean
  isTried: boolean
  /** The time from which it counts has passed. */
  isLate: boolean
  isLegal: boolean
  /** It cannot be taken off. */
  isAlwaysThere: boolean
  isShipped: boolean
  onChange: (options: Options) => void
}

/** Where a page stands, whether it is there, from when its next version counts, and why. */
export function PageOptions(props: PageOptionsProps) {
  const { options, isNew, isTried, isLate, isLegal, isAlwaysThere, isShipped, onChange } = props
  const t = useTranslate()
  const { siteUrl } = useRootData().config
  const set = (change: Partial<Options>) => onChange({ ...options, ...change })
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-4">
      {isNew && (
        <TextField
          label={t('texts.edit.address')}
          hint={t('texts.edit.address-hint', { site: siteUrl.replace(/^https?:\/\//, '') })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={options.slug}
          onChange={(event) => set({ slug: event.target.value.trim() })}
          error={isTried && options.slug === '' ? t('texts.edit.fault.address') : undefined}
        />
      )}
      {!isShipped && (
        <Select
          label={t('texts.edit.footer')}
          value={options.footer ?? ''}
          onChange={(event) => set({ footer: (event.target.value || null) as FooterColumn | null })}
          options={[
            { value: '', label: t('texts.edit.footer-none') },
            ...FOOTER_COLUMNS.map((column) => ({ value: column, label: t(`shell.footer.${column}`) })),
          ]}
        />
      )}
      {isLegal && (
        <Checkbox
          label={t('texts.edit.asks')}
          hint={t('texts.edit.asks-hint')}
          checked={options.asksAgain}
          onChange={(event) => set({ asksAgain: event.target.checked })}
        />
      )}
      {!isAlwaysThere && !isNew && (
        <Checkbox
          label={t('texts.edit.off')}
          hint={t('texts.edit.off-hint')}
          checked={options.isOff}
          onChange={(event) => set({ isOff: event.target.checked })}
        />
      )}
      <TextArea
        label={t('texts.edit.reason')}
        hint={t('texts.edit.reason-hint')}
        rows={2}
        maxLength={MAX_PAGE_REASON}
        value={options.reason}
        onChange={(event) => set({ reason: event.target.value })}
        error={isTried && options.reason.trim() === '' ? t('texts.edit.fault.reason') : undefined}
      />
      <TextField
        type="datetime-local"
        label={t('texts.edit.from')}
        hint={t('texts.edit.from-hint')}
        optional
        value={options.from}
        onChange={(event) => set({ from: event.target.value })}
        error={isTried && isLate ? t('texts.edit.fault.past') : undefined}
      />
    </div>
  )
}
