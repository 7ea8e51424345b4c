/** What an address is about, as one of a small number of names: nothing of a person, and nothing that a client invents. */
export function routeOf(url: string, status: number): string {
  const [, first = '', second = '', name = ''] = url.split(/[?#]/, 1)[0]!.split('/')
  if (second === 'v1' && first === 'functions')
    return status === 404 ? 'functions' : `functions/${name.slice(0, 60)}`
  if (second === 'v1' && PROTOCOLS.includes(first)) return first
  if (FILES.includes(first)) return first
  if (PROBES.includes(first)) return 'probe'
  return 'page'
}

const PROTOCOLS = ['auth', 'rest', 'storage', 'realtime']
const FILES = ['assets', 'tiles']
const PROBES = ['ping', 'livez', 'readyz', 'metrics']
