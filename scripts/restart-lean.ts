/**
 * Runs this program once more in the same process, with what can only be said before it starts: few arenas for the C
 * library, whose default of eight a processor keeps 100 MB of freed memory, and little room for short-lived objects of
 * the main thread, another 100 MB. Does nothing where `MALLOC_ARENA_MAX` is set or processes cannot be replaced.
 */
export function restartLean(): void {
  if (process.env.MALLOC_ARENA_MAX || process.platform === 'win32' || !process.execve) return
  process.execve(
    process.execPath,
    [process.execPath, '--max-semi-space-size=8', ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, MALLOC_ARENA_MAX: '2' },
  )
}
