import type { Section } from '../../content/content.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { InlineLinks } from './inline-links.tsx'
import { sectionId } from './section-id.ts'

/** One section of a text, in any of its forms. */
export function ContentSection({ section }: { section: Section }) {
  const { title, text = [], list, steps, questions, links } = section
  return (
    <section aria-labelledby={sectionId(title)}>
      <h2 id={sectionId(title)} className="mb-4 scroll-mt-28 text-xl md:text-2xl">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mb-4 leading-7 text-ink-soft last:mb-0">
          <InlineLinks text={paragraph} />
        </p>
      ))}
      {list && <List items={list} />}
      {steps && <Steps steps={steps} />}
      {questions?.map(({ question, answer }) => (
        <Accordion key={question} title={question}>
          <InlineLinks text={answer} />
        </Accordion>
      ))}
      {links && (
        <div className="mt-6 flex flex-wrap gap-3">
          {links.map(({ to, label }, index) => (
            <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </LinkButton>
          ))}
        </div>
      )}
    </section>
  )
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="space-y-2.5">
      {items.map((item) => (
        <li
          key={item}
          className="relative ps-6 leading-7 text-ink-soft before:absolute before:start-1 before:top-2.75 before:size-1.5 before:rounded-pill before:bg-accent"
        >
          <InlineLinks text={item} />
        </li>
      ))}
    </ul>
  )
}

function Steps({ steps }: { steps: NonNullable<Section['steps']> }) {
  return (
    <ol className="space-y-6">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="tabular grid size-10 shrink-0 place-items-center rounded-pill bg-accent-tint font-display text-lg font-bold text-accent-ink"
          >
            {index + 1}
          </span>
          <div className="pt-1.5">
            <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
            <p className="mt-1 leading-7 text-ink-soft">
              <InlineLinks text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
