/** Response of the double. */
export interface Answer {
  status: number
  body: object
}

export const ok = (body: object): Answer => ({ status: 200, body })

export const fault = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { code, type: status >= 500 ? 'api_error' : type, message: code } },
})
