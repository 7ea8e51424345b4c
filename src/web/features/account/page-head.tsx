/** Title and purpose of an account screen. */
export function PageHead({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{text}</p>
    </>
  )
}
