import { drawLifecycle, edgesOf } from '#domain/lifecycle.ts'
import { LIFECYCLES } from '#domain/lifecycles.ts'

/** The routine that fills the database's table of transitions from the lifecycles of the domain. */
export function lifecycleRoutine(): string {
  const rows = Object.entries(LIFECYCLES).flatMap(([thing, lifecycle]) =>
    edgesOf(lifecycle).map(
      ({ from, transition, actor, to }) => `  ('${thing}', '${from}', '${transition}', '${actor}', '${to}')`,
    ),
  )
  return `-- Made by scripts/generate-lifecycles.ts from the lifecycles in src/domain.
delete from public.lifecycle_transitions;
insert into public.lifecycle_transitions (thing, from_status, transition, actor, to_status) values
${rows.join(',\n')};
`
}

const DRAWING = /(<!-- (\w+) -->\n)[\s\S]*?(<!-- end -->)/g

/** The page with each lifecycle's drawing regenerated between its markers. */
export const lifecycleDrawings = (page: string): string =>
  page.replace(DRAWING, (_all, start: string, thing: string, end: string) => {
    const lifecycle = LIFECYCLES[thing]
    if (!lifecycle) throw new Error(`There is no lifecycle called ${thing}.`)
    return `${start}\`\`\`mermaid\n${drawLifecycle(lifecycle)}\n\`\`\`\n${end}`
  })
