import type { Brand } from '#contract/brand.ts'

type Load = (logo: NonNullable<Brand['logo']>) => Promise<Uint8Array | undefined>

let load: Load = async () => undefined

/** Says where this process gets the bytes of the operator's logo. */
export const provideLogo = (from: Load): void => {
  load = from
}

/** A logo as PNG, for what does not load it from the site: mails and papers. Nothing where it cannot be read. */
export const logoBytes = async (logo: Brand['logo']): Promise<Uint8Array | undefined> => logo && load(logo)
