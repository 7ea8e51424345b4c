import LogIn from 'lucide-react/icons/log-in'

/** The sign of a provider that most people know, in the text's colour; a plain one for any other. */
export function ProviderMark({ id, size = 18 }: { id: string; size?: number }) {
  const path = MARKS[id]
  if (!path) return <LogIn aria-hidden size={size} />
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
      <path d={path} />
    </svg>
  )
}

const MARKS: Record<string, string> = {
  google:
    'M12 10.4v3.5h4.9c-.4 2.1-2.2 3.6-4.9 3.6a5.5 5.5 0 1 1 3.5-9.7l2.6-2.6A9.2 9.2 0 1 0 12 21.2c5.3 0 8.8-3.7 8.8-9 0-.6-.1-1.200-.2-1.800z',
}
