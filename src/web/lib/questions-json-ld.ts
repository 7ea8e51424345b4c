/** Questions with their answers for search engines, without the addresses of links in them. */
export const questionsJsonLd = (questions: readonly { question: string; answer: string }[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') },
  })),
})
