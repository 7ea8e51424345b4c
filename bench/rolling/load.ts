import { Agent, request } from 'node:http'

export interface Lost {
  what: string
  why: string
}

export interface Load {
  /** Ends the load; all that was asked, and what got no answer or that of a proxy without a process. */
  stop(): Promise<{ asked: number; lost: Lost[] }>
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** So many clients, each with a connection of its own that it keeps, send these calls one after another. */
export function startLoad(port: number, clients: number, calls: Call[]): Load {
  const lost: Lost[] = []
  let asked = 0
  let isOver = false
  const work = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = client; !isOver; n++) {
      const call = calls[n % calls.length]!
      asked++
      const why = await send(agent, port, call)
      if (why) lost.push({ what: `${call.method} ${call.path.split('?')[0]}`, why })
    }
    agent.destroy()
  }
  const working = Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  return {
    async stop() {
      isOver = true
      await working
      return { asked, lost }
    },
  }
}

/** Why there was no answer of the site; nothing where there was one. */
function send(
  agent: Agent,
  port: number,
  { method, path, headers, body }: Call,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve((response.statusCode ?? 0) >= 400 ? `status ${response.statusCode}` : undefined),
      )
      response.on('error', ({ message }) => resolve(message))
    })
    sent.on('error', ({ message }) => resolve(message))
    sent.end(body)
  })
}
