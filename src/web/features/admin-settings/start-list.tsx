import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { START_STEPS } from './start-steps.ts'
import { useStart } from './use-start.ts'

/** The steps of setting the site up with the way to each, until the last of them is done. */
export function StartList() {
  const t = useTranslate()
  // The page that it stands on says how the site is doing; where this cannot be loaded, `/admin/start` says why.
  const { data } = useStart()
  const left = data && START_STEPS.filter((step) => !data.done[step]).length
  if (!left) return null
  return (
    <Card as="section" aria-labelledby="home-start">
      <h2 id="home-start" className="text-xl">
        {t('settings.start.title')}
      </h2>
      <p className="tabular mt-1 text-sm text-ink-soft">
        {t('settings.start.left', { count: left, steps: START_STEPS.length })}
      </p>
      <ul className="mt-3 grid gap-2.5">
        {START_STEPS.map((step) => (
          <li key={step} className="flex gap-2.5">
            {data.done[step] ? (
              <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
            ) : (
              <Circle aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-faint" />
            )}
            <span>
              {data.done[step] ? (
                t(`settings.start.${step}`)
              ) : (
                <Link to={`/admin/start#${step}`} className="font-semibold underline">
                  {t(`settings.start.${step}`)}
                </Link>
              )}
              <VisuallyHidden>
                {` (${t(data.done[step] ? 'settings.start.done' : 'settings.start.undone')})`}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
