import { invalid } from '../auth-error.ts'

/** A mailed link as a request brings it, in its query or in the form of the page that asks. */
export interface RequestedLink {
  type: string
  /** The hash of the code in the same mail. */
  token: string
  /** Where the link should lead in the end. */
  redirectTo: string | undefined
}

/** Reads a link off query or form; refuses one without its type or its token. */
export function readLink(parameters: URLSearchParams): RequestedLink {
  const type = parameters.get('type')
  const token = parameters.get('token')
  if (!type) throw invalid('Verify requires a verification type')
  if (!token) throw invalid('Verify requires a token or a token hash')
  return { type, token, redirectTo: parameters.get('redirect_to') ?? undefined }
}
