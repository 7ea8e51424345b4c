/**
 * What an address is about, as one of a small number of names: nothing of a person, and nothing that a client invents,
 * since a metric keeps every name for as long as the process lives. `useCases` are the names of those that there are.
 */
export function routeOf(url: string, useCases: ReadonlySet<string>): string {
  const [, first = '', second = '', name = ''] = url.split(/[?#]/, 1)[0]!.split('/')
  if (second === 'v1' && first === 'functions') return useCases.has(name) ? `functions/${name}` : 'functions'
  if (second === 'v1' && PROTOCOLS.includes(first)) return first
  if (FILES.includes(first)) return first
  if (PROBES.includes(first)) return 'probe'
  return 'page'
}

const PROTOCOLS = ['auth', 'rest', 'storage', 'realtime']
const FILES = ['assets', 'tiles']
const PROBES = ['ping', 'livez', 'readyz', 'metrics']
