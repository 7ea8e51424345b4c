import type { Content, Section } from './content.ts'

/** A text that the product ships as Markdown, for an operator who begins with it. */
export const contentMarkdown = ({ lead, sections }: Content): string =>
  [lead, ...sections.map(sectionMarkdown)].join('\n\n')

function sectionMarkdown({ title, text = [], list, steps, questions, links }: Section): string {
  const blocks = [
    `## ${title}`,
    ...text,
    list?.map((item) => `- ${item}`).join('\n'),
    steps?.map((step, at) => `${at + 1}. **${step.title}** ${step.text}`).join('\n'),
    ...(questions ?? []).flatMap(({ question, answer }) => [`### ${question}`, answer]),
    links?.map(({ to, label }) => `- [${label}](${to})`).join('\n'),
  ]
  return blocks.filter(Boolean).join('\n\n')
}
