/** From whom mails are: each is empty where the site's own name or address stands for it. */
export interface Sender {
  name: string
  address: string
  /** Where answers go. */
  replyTo: string
}

const NAMED = /^\s*(?:"([^"]*)"|([^"<>]*?))\s*<([^\s<>,]+@[^\s<>,]+)>\s*$/
const ADDRESS = /^\s*([^\s<>,]+@[^\s<>,]+)\s*$/

/** Reads `Name <address>`, or an address alone (RFC 5322 §3.4); nothing where it is neither. */
export function readSender(from: string): Sender | undefined {
  const [, quoted, plain, address] = NAMED.exec(from) ?? []
  if (address) return { name: quoted ?? plain ?? '', address, replyTo: '' }
  const [, alone] = ADDRESS.exec(from) ?? []
  return alone ? { name: '', address: alone, replyTo: '' } : undefined
}
