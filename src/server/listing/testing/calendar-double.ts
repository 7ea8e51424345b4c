import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A calendar elsewhere, on this machine: `answer` may be changed between requests. */
export interface CalendarDouble {
  url: string
  answer: RequestListener
  /** The paths that were requested. */
  asked: string[]
  close(): Promise<void>
}

/** Starts one that answers with this text. */
export async function startCalendarDouble(text: string): Promise<CalendarDouble> {
  const server = createServer((request, response) => {
    double.asked.push(request.url ?? '')
    double.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: CalendarDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: answerWith(text),
    asked: [],
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return double
}

export const answerWith =
  (text: string): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'text/calendar').end(text)
