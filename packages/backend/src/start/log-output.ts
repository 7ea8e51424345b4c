import { writeSync } from 'node:fs'

/** Bytes that wait at the most for a reader who is slower than the log. */
const MAX_WAITING = 1024 * 1024
const RETRY_MS = 100

/** Writes what it can of `bytes` and answers how many; throws what the system says, `EAGAIN` where a pipe is full. */
type Write = (bytes: Buffer) => number

interface Entry {
  bytes: Buffer
  /** Lines of the log that are lost with it. */
  lines: number
}

/**
 * Where the log goes. A line that cannot be written is dropped and counted, and the count follows in the log once
 * writing works again: neither a full disk nor a reader who takes nothing may hold up the process or end it. Lines are
 * written at once, so that the last ones before an end are not lost.
 */
export class LogOutput {
  readonly #write: Write
  readonly #waiting: Entry[] = []
  #waitingBytes = 0
  #dropped = 0
  #isMidLine = false
  #retry: NodeJS.Timeout | undefined

  constructor(write: Write = standardOutput()) {
    this.#write = write
  }

  write(line: string): void {
    // What follows a line that was cut off begins a line of its own.
    const bytes = Buffer.from(this.#isMidLine && this.#waiting.length === 0 ? `\n${line}` : line)
    if (this.#waitingBytes + bytes.length > MAX_WAITING) this.#dropped += 1
    else this.#add({ bytes, lines: 1 })
    if (!this.#retry) this.#flush()
  }

  #add(entry: Entry): void {
    this.#waiting.push(entry)
    this.#waitingBytes += entry.bytes.length
  }

  #flush(): void {
    this.#retry = undefined
    try {
      this.#writeWaiting()
      if (this.#dropped === 0) return
      this.#add({ bytes: Buffer.from(countOf(this.#dropped)), lines: this.#dropped })
      this.#dropped = 0
      this.#writeWaiting()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') this.#tryLater()
      else this.#dropWaiting()
    }
  }

  #writeWaiting(): void {
    for (let entry = this.#waiting[0]; entry; entry = this.#waiting[0]) {
      const written = this.#write(entry.bytes)
      this.#waitingBytes -= written
      entry.bytes = entry.bytes.subarray(written)
      this.#isMidLine = entry.bytes.length > 0
      if (!this.#isMidLine) this.#waiting.shift()
    }
  }

  #tryLater(): void {
    this.#retry = setTimeout(() => this.#flush(), RETRY_MS)
    this.#retry.unref()
  }

  #dropWaiting(): void {
    for (const { lines } of this.#waiting.splice(0)) this.#dropped += lines
    this.#waitingBytes = 0
  }
}

const countOf = (dropped: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'lines of the log could not be written' })}\n`

function standardOutput(): Write {
  // Opening the stream has a pipe refuse what it cannot take, where it would wait for its reader otherwise.
  void process.stdout
  return (bytes) => writeSync(1, bytes)
}
