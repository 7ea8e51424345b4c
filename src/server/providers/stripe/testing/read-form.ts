/** Reads `a=1&b[c]=2&d[0]=3` as Stripe does: what is in brackets is a key or a place in a list. */
export function readForm(body: string): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    if (rest.length === 0) form[first] = value
    else form[first] = { ...(form[first] as object), [rest.join('.')]: value }
  }
  return form
}
