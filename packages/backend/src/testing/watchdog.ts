import { rmSync } from 'node:fs'

// Waits for the process that started it to end, however it ends, and takes the database server down with it.
const [pid, ...folders] = process.argv.slice(2)

process.stdin.resume()
process.stdin.on('close', () => {
  try {
    process.kill(Number(pid), 'SIGQUIT')
  } catch {
    // The process is gone already.
  }
  setTimeout(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }, 1_000)
})
